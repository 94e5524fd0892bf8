import { cartState } from '../cart/cart-state.ts';
import { catalogState } from '../catalog/catalog-state.ts';
import { contentState } from '../content/content-state.ts';
import { deviceState } from '../device/device-state.ts';
import { interfaceState } from '../interface/interface-state.ts';
import { productState } from '../product/product-state.ts';
import { searchState } from '../search/search-state.ts';
import { storeState } from '../store/store-state.ts';
import type { Module, Snapshot } from '../visit.ts';

/** The state of every area that a page shows, with its value before anything has happened; both halves hold it. */
export const stateModules: readonly Module[] = [
  cartState,
  catalogState,
  contentState,
  deviceState,
  interfaceState,
  productState,
  searchState,
  storeState,
];

/** Areas that may travel in a page that is cached for all shoppers, in one list to look at; every other area is private. */
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
  'stores',
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
];

/** Whether an area says something of a person. One that is in none of the two lists does. */
export function isOfThePerson(area: string): boolean {
  return !SHARED_AREAS.includes(area) && !DEVICE_AREAS.includes(area);
}
