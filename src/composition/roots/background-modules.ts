import { cartModule, cartSyncModule } from '../cart/cart-module.ts';
import { checkoutModule } from '../checkout/checkout-module.ts';
import { interfaceModule } from '../interface/interface-module.ts';
import { interfaceState } from '../interface/interface-state.ts';
import { backgroundModule } from '../journeys/background-module.ts';
import { queueModule } from '../journeys/queue-module.ts';
import { sessionModule } from '../journeys/session-module.ts';
import { newsletterState } from '../newsletter/newsletter-state.ts';
import { ordersModules } from '../orders/orders-module.ts';
import { sessionState } from '../session/session-state.ts';
import { storeModule } from '../store/store-module.ts';
import { storeState } from '../store/store-state.ts';
import type { Module } from '../visit.ts';
import { keptModule } from './kept-module.ts';

/** What of the shop is needed to send what waits where no page is open. */
export const backgroundModules: readonly Module[] = [
  storeState,
  storeModule,
  interfaceState,
  interfaceModule,
  sessionState,
  keptModule,
  cartModule,
  cartSyncModule,
  checkoutModule,
  ...ordersModules,
  sessionModule,
  newsletterState,
  queueModule,
  backgroundModule,
];
