import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createEntitySearch } from './entity-search.ts';
import type { EntityType } from './entity-types.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import type { LoadSearchCall } from './search-call.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(more: { readonly loadSearchCall?: LoadSearchCall } = {}) {
  const http = createMemoryHttpClient();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log: createMemoryLog(), baseUrl: '', limits: browserLimits });
  return { http, searchEntities: createEntitySearch({ ...usualStore, ...more, transport }) };
}

const page = (...items: readonly unknown[]) => okAnswer({ items, total: items.length, start: 0, perPage: 24 });
const typeIn = (url = '') => new URLSearchParams(url.split('?')[1]).get('type');

const stock = { qty: 1, is_in_stock: true, stock_status: 1 };
const rate = { id: 1, code: 'IN-GST-12', rate: 12, tax_country_id: 'IN' };

const samples: readonly (readonly [EntityType, object])[] = [
  ['product', { id: 1, sku: 'P1', type_id: 'simple', name: 'Tee', price: 9, status: 1, visibility: 4, stock }],
  ['category', { id: 41, parent_id: 2, name: 'Tees', url_path: 'tees', level: 2, path: '1/2/41', is_active: true }],
  [
    'attribute',
    {
      ...{ attribute_code: 'fabric', attribute_id: 152, frontend_label: 'Fabric', frontend_input: 'select' },
      ...{ options: [], is_comparable: false, is_visible_on_front: true, is_user_defined: true, is_visible: true },
    },
  ],
  ['taxrule', { id: 2, code: 'GST', product_tax_class_ids: [2], rates: [rate] }],
  ['cms_page', { id: 3, identifier: 'returns', title: 'Returns' }],
  ['cms_block', { id: 4, identifier: 'footer', title: 'Footer', content: '<p>x</p>', store_id: 0 }],
  ['cms_hierarchy', { id: 5, identifier: 'help', label: 'Help', level: 1 }],
];

test.each(samples)('CAT-048 %s can be searched', async (type, sample) => {
  const { http, searchEntities } = open();
  http.answer(page(sample, { id: 'none' }));
  const reply = await searchEntities(type, searchQuery({}));
  expect(typeIn(http.sent()[0]?.url)).toBe(type);
  expect(reply).toMatchObject({ kind: 'ok', value: { total: 2, items: { items: [{}] } } });
  expect(reply).toMatchObject({ value: { items: { leftOut: [expect.stringMatching(/^1/)] } } }); // what is none of it
});

test('CAT-110 a tax rule keeps its id and the classes of products that it taxes', async () => {
  const { http, searchEntities } = open();
  http.answer(page({ id: 2, code: 'GST', product_tax_class_ids: [2, 6], rates: [rate] }));
  expect(await searchEntities('taxrule', searchQuery({}))).toMatchObject({
    value: { items: { items: [{ id: 2, product_tax_class_ids: [2, 6] }] } },
  });
});

test.each(['order', 'customer', 'toString', ''])('CAT-049 a search for %j fails, and nobody is asked', async (type) => {
  const { http, searchEntities } = open();
  const reply = await searchEntities(type as EntityType, searchQuery({}));
  expect(reply).toEqual({ kind: 'failed', message: `No entity type registered for ${type}` });
  expect(http.sent()).toEqual([]);
});

test('where the code that asks cannot be had, the catalog cannot be reached', async () => {
  const { http, searchEntities } = open({ loadSearchCall: async () => null });
  expect(await searchEntities('product', searchQuery({}))).toEqual({ kind: 'unreachable' });
  expect(http.sent()).toEqual([]);
});
