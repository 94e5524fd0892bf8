import { ContainerModule } from 'inversify';
import { noMenu } from '#domain/catalog/menu-view.ts';
import { noProductView } from '#domain/catalog/product-view.ts';
import { noHomeView } from '#domain/content/home-view.ts';
import { noPromos } from '#domain/content/promos.ts';
import { noShopPage } from '#domain/content/shop-page.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { noCartMore } from '#domain/journeys/cart-more.ts';
import { noProductMore } from '#domain/journeys/product-more.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { noCategoryView } from '#domain/pricing/category-view.ts';
import { nothingMissing } from '#domain/pricing/missing-view.ts';
import { noSearchView } from '#domain/pricing/search-view.ts';
import { noSuggestions } from '#domain/pricing/suggestions.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { provideState } from './provide.ts';
import {
  CART_MORE,
  CATEGORY_VIEW,
  HOME_VIEW,
  IS_DEVICE_READ,
  IS_ONLINE,
  KNOWN_CATEGORIES,
  MENU,
  MISSING_VIEW,
  NOTICES,
  PANELS,
  PRODUCT_MORE,
  PRODUCT_VIEW,
  PROMOS,
  SEARCH_TEXT,
  SEARCH_VIEW,
  SHOP_PAGE_VIEW,
  STORE_VIEW,
  SUGGESTIONS,
  WAITING_ORDERS,
} from './tokens.ts';
import type { Snapshot } from './visit.ts';

/** Areas that may travel in a page that is cached for all shoppers; every other area is private. */
const SHARED_AREAS: readonly string[] = [
  'storeView',
  'menu',
  'promos',
  'home',
  'category',
  'product',
  'search',
  'missing',
  'shopPage',
];

/** The state of the frame and the catalogue, and its value before anything has happened. */
export const stateModule = new ContainerModule(({ bind }) => {
  provideState(bind, STORE_VIEW, 'storeView', defaultStoreView);
  provideState(bind, MENU, 'menu', noMenu);
  provideState(bind, KNOWN_CATEGORIES, 'knownCategories', []);
  provideState(bind, PROMOS, 'promos', noPromos);
  provideState(bind, HOME_VIEW, 'home', noHomeView);
  provideState(bind, CATEGORY_VIEW, 'category', noCategoryView);
  provideState(bind, PRODUCT_VIEW, 'product', noProductView);
  provideState(bind, PRODUCT_MORE, 'productMore', noProductMore);
  provideState(bind, CART_MORE, 'cartMore', noCartMore);
  provideState(bind, SHOP_PAGE_VIEW, 'shopPage', noShopPage);
  provideState(bind, MISSING_VIEW, 'missing', nothingMissing);
  provideState(bind, PANELS, 'panels', noPanels);
  provideState(bind, SEARCH_VIEW, 'search', noSearchView);
  provideState(bind, SEARCH_TEXT, 'searchText', '');
  provideState(bind, SUGGESTIONS, 'suggestions', noSuggestions);
  provideState(bind, NOTICES, 'notices', noNotices);
  provideState(bind, IS_ONLINE, 'isOnline', true);
  provideState(bind, WAITING_ORDERS, 'waitingOrders', []);
  provideState(bind, IS_DEVICE_READ, 'isDeviceRead', false);
});

/** What of a snapshot may be written into a page. */
export function sharedOf(snapshot: Snapshot): Snapshot {
  return Object.fromEntries(Object.entries(snapshot).filter(([area]) => SHARED_AREAS.includes(area)));
}
