import { expect, test } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { newsletterState } from '../areas/newsletter-state.ts';
import { checkoutActs } from '../screens/checkout-acts.ts';
import type { Snapshot } from '../wiring/cells.ts';
import { createBrowserShop } from './browser-shop.ts';
import { createServerShop } from './server-shop.ts';

type Areas = Readonly<Record<string, Cell<unknown>>>;

/** The areas of a visit that hold a value, by the names of the specification. */
const areas = [
  ['cart', 'cart'],
  ['checkout', 'checkoutDetails'],
  ['cms', 'shopPageView'],
  ['compare', 'compared'],
  ['product', 'productView'],
  ['shipping', 'checkoutMethods'],
  ['user', 'session'],
  ['ui', 'panels'],
  ['newsletter', 'newsletter'],
  ['wishlist', 'wishlist'],
  ['category', 'categoryView'],
  ['storeView', 'storeView'],
] as const;

const shown = ['shopPageView', 'productView', 'categoryView', 'storeView'];

/** A request that the page server answers, with a mark in every area. */
function openMarkedVisit(): { readonly visit: Areas; readonly shared: () => Snapshot } {
  const server = createServerShop({
    config: defaultConfig,
    apiUrl: 'http://127.0.0.1:9',
    log: { info() {}, error() {} },
  });
  server.add({ ...newsletterState, ...checkoutActs });
  const { shop, shared } = server.openVisit(defaultStoreView);
  const visit = shop as unknown as Areas;
  for (const [, name] of areas) visit[name]?.update((now) => ({ ...(now as object), mark: name }));
  return { visit, shared };
}

test.each(areas)('CACHE-18 the area %s of the shared state is a value of its own: %s', (_area, name) => {
  expect(openMarkedVisit().visit[name]?.get()).toMatchObject({ mark: name });
});

test('CACHE-18 a page that is kept for everybody hands on what it shows, and nothing of a person', () => {
  const marked = Object.keys(openMarkedVisit().shared()).toSorted();
  expect(marked).toEqual(shown.toSorted());
});

test('CACHE-18 the browser begins with what the page has handed on, whatever the person did elsewhere', () => {
  const handedOn = JSON.parse(JSON.stringify(openMarkedVisit().shared())) as Snapshot;
  const visit = createBrowserShop(defaultConfig, handedOn) as unknown as Areas;
  for (const name of shown) expect(visit[name]?.get()).toEqual(handedOn[name]);
  for (const name of ['cart', 'compared', 'panels', 'wishlist']) expect(visit[name]?.get()).not.toHaveProperty('mark');
});
