import type { Category } from '#domain/catalog/category.ts';
import { type MenuView, noMenu } from '#domain/catalog/menu-view.ts';
import { noProductView, type ProductView } from '#domain/catalog/product-view.ts';
import { type HomeView, noHomeView } from '#domain/content/home-view.ts';
import { noPromos, type Promos } from '#domain/content/promos.ts';
import { noShopPage, type ShopPageView } from '#domain/content/shop-page.ts';
import { noStoresView, type StoresView } from '#domain/content/stores-view.ts';
import { noPanels, type Panels } from '#domain/interface/panels.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { type MissingView, nothingMissing } from '#domain/listing/missing-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions, type Suggestions } from '#domain/listing/suggestions.ts';
import { noSharedList, type SharedListView } from '#domain/lists/shared-list.ts';
import { type Notices, noNotices } from '#domain/notices/notices.ts';
import type { Order } from '#domain/orders/order.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { type CartMore, noCartMore } from '#domain/workflows/cart-more.ts';
import { noProductMore, type ProductMore } from '#domain/workflows/product-more.ts';
import { type Snapshot, state } from '../wiring/cells.ts';

/** The state that a page shows, with its value before anything has happened. */
export const shownState = {
  storeView: state<StoreView>(defaultStoreView),
  menu: state<MenuView>(noMenu),
  knownCategories: state<readonly Category[]>([]),
  promos: state<Promos>(noPromos),
  homeView: state<HomeView>(noHomeView),
  categoryView: state<CategoryView>(noCategoryView),
  productView: state<ProductView>(noProductView),
  productMore: state<ProductMore>(noProductMore),
  cartMore: state<CartMore>(noCartMore),
  searchView: state<SearchView>(noSearchView),
  searchText: state(''),
  suggestions: state<Suggestions>(noSuggestions),
  missingView: state<MissingView>(nothingMissing),
  shopPageView: state<ShopPageView>(noShopPage),
  storesView: state<StoresView>(noStoresView),
  sharedListView: state<SharedListView>(noSharedList),
  panels: state<Panels>(noPanels),
  notices: state<Notices>(noNotices),
  /** The orders the shopper is asked about (QUEUE-21). */
  waitingOrders: state<readonly Order[]>([]),
  isOnline: state(true),
  isDeviceRead: state(false),
  /** Its shopper has been told that the device does not answer yet. */
  isDeviceLate: state(false),
};

/** Areas that may travel in a page that is cached for all shoppers, in one list to look at; every other area is private. */
const SHARED_AREAS: readonly string[] = [
  'storeView',
  'menu',
  'promos',
  'homeView',
  'categoryView',
  'productView',
  'searchView',
  'missingView',
  'shopPageView',
  'storesView',
  'sharedListView',
];

/** What of a snapshot may be written into a page. */
export function sharedOf(snapshot: Snapshot): Snapshot {
  return Object.fromEntries(Object.entries(snapshot).filter(([area]) => SHARED_AREAS.includes(area)));
}

/** Areas of the device, whoever uses it: they outlast a person's visit. */
const DEVICE_AREAS: readonly string[] = [
  'isOnline',
  'isDeviceRead',
  'isDeviceLate',
  'session',
  'sessionStart',
  'visitor',
  'closedPromos',
  'discarded',
  'sizeUnit',
  'consent',
];

/** Whether an area says something of a person. One that is in none of the two lists does. */
export function isOfThePerson(area: string): boolean {
  return !SHARED_AREAS.includes(area) && !DEVICE_AREAS.includes(area);
}
