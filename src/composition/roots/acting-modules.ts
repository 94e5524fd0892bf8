import { cartModule, cartSyncModule } from '../cart/cart-module.ts';
import { catalogModule } from '../catalog/catalog-module.ts';
import { checkoutModule } from '../checkout/checkout-module.ts';
import { contentModule } from '../content/content-module.ts';
import { interfaceModule } from '../interface/interface-module.ts';
import { deviceNewsModule } from '../journeys/device-news-module.ts';
import { listsModule } from '../lists/lists-module.ts';
import { ordersModules } from '../orders/orders-module.ts';
import { productModule } from '../product/product-module.ts';
import { searchModule } from '../search/search-module.ts';
import { sessionState } from '../session/session-state.ts';
import { storeModule } from '../store/store-module.ts';
import type { Module } from '../visit.ts';

/** What each area can do, wherever it is done: in the half of a page that acts, on the server, in an example. */
export const actingModules: readonly Module[] = [
  interfaceModule,
  storeModule,
  contentModule,
  catalogModule,
  searchModule,
  productModule,
  listsModule,
  cartModule,
  cartSyncModule,
  checkoutModule,
  ...ordersModules,
  sessionState,
  deviceNewsModule,
];
