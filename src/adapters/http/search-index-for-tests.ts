import { usualStore } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import type { FindPriceGroup } from '#domain/session/price-group.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createEntitySearch } from './entity-search.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpSearchIndex } from './http-search-index.ts';
import { createTransport, serverLimits } from './transport.ts';

export const wireProduct = {
  id: 1,
  sku: 'P1',
  type_id: 'configurable',
  name: 'Silk tee',
  price: 100,
  status: 1,
  visibility: 4,
  stock: { qty: 1, is_in_stock: true, stock_status: 1 },
};

/** The index of a shop that answers a search with these. */
export function openSearchIndex(...items: readonly unknown[]) {
  return openSearchIndexFor(usualStore, ...items);
}

export function openSearchIndexFor(
  store: Omit<typeof usualStore, 'findPriceGroup'> & { findPriceGroup: FindPriceGroup },
  ...items: readonly unknown[]
) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer({ items, total: items.length, start: 0, perPage: 24, aggregations: {} }));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: serverLimits });
  const searchEntities = createEntitySearch({ ...store, transport });
  return { http, log, searchEntities, index: createHttpSearchIndex({ ...store, searchEntities, log }) };
}

export const query = searchQuery({
  conditions: [
    { field: 'category_ids', kind: 'any-of', values: [304] },
    { field: 'color', kind: 'any-of', values: [49] },
    { field: 'price', kind: 'between', from: 150, below: null },
    { field: 'url_path', kind: 'is', value: 'a/b' },
  ],
  sort: 'price:asc',
  start: 24,
});

/** The names and values of an address. */
export const namesIn = (url = '') => Object.fromEntries(new URLSearchParams(url.split('?')[1]));

/** An attribute as the catalog sends it. */
export const wireAttribute = {
  attribute_id: 152,
  attribute_code: 'fabric',
  frontend_label: 'Fabric',
  options: [],
  frontend_input: 'select',
  is_comparable: false,
  is_visible_on_front: true,
  is_user_defined: true,
  is_visible: true,
};
