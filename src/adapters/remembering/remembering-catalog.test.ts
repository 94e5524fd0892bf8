import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import type { PriceGroup } from '#domain/session/price-group.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createCatalogMemory, createRememberingCatalog } from './remembering-catalog.ts';

function openServer() {
  const clock = createMemoryClock();
  const memory = createCatalogMemory(clock, 1_000);
  const gateways = createMemoryGateways({ market: () => usualMarket });
  const visitFrom = (country: string, { namedStore = '', group = null as PriceGroup | null } = {}) =>
    createRememberingCatalog({
      ...gateways,
      ...{ memory, namedStore },
      findPriceGroup: () => group,
      storeView: createMemoryCell({ ...defaultStoreView, country }),
    });
  return { visitFrom, ...gateways, clock };
}

test('CAT-053 two visits of one country ask once, and one of another country for itself', async () => {
  const { visitFrom, search } = openServer();
  const query = searchQuery({ sort: 'price:asc' });
  await visitFrom('IN').search.products(query);
  await visitFrom('IN').search.products(query);
  expect(search.calls()).toHaveLength(1);
  await visitFrom('US').search.products(query);
  expect(search.calls()).toHaveLength(2);
});

test('CAT-054 what a store view or a price group was told is not told to another one', async () => {
  const { visitFrom, search } = openServer();
  const query = searchQuery({ text: 'saree' });
  const ofThem = { groupId: 3, groupToken: 'gt-501' };
  const visits = [visitFrom('IN'), visitFrom('IN', { namedStore: 'de' }), visitFrom('IN', { group: ofThem })];
  for (const visit of [...visits, ...visits]) await visit.search.products(query);
  expect(search.calls()).toHaveLength(3);
});

test('products, categories and the home page are different questions', async () => {
  const { visitFrom, search, home } = openServer();
  const visit = visitFrom('IN');
  await visit.search.products(allCategories);
  await visit.search.categories(allCategories);
  await visit.home.sections();
  await visit.home.sections();
  expect(search.calls().map(({ verb }) => verb)).toEqual(['products', 'categories']);
  expect(home.calls()).toHaveLength(1);
});

test('CAT-060 a search that takes longer than one second is given up by the page', async () => {
  const { visitFrom, search, clock } = openServer();
  const visit = visitFrom('IN');
  search.products = () => new Promise(() => {});
  const seen: string[] = [];
  const asked = visit.search.products(searchQuery({})).then(({ kind }) => seen.push(kind));
  await clock.advance(999);
  expect(seen).toEqual([]);
  await clock.advance(1);
  await asked;
  expect(seen).toEqual(['unreachable']);
});
