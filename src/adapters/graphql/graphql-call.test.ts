import { parse as parseDocument } from 'graphql';
import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { createEntitySearch } from '#adapters/http/entity-search.ts';
import type { HttpAnswer } from '#adapters/http/http-client.ts';
import { createMemoryHttpClient, jsonAnswer } from '#adapters/http/http-client-for-tests.ts';
import { createHttpSearchIndex } from '#adapters/http/http-search-index.ts';
import { browserLimits, createTransport } from '#adapters/http/transport.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { allAttributes, allCategories, type Condition, searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { graphqlCall } from './graphql-call.ts';

const found = (...items: readonly unknown[]) => jsonAnswer(200, { data: { found: { items, total_count: 9 } } });

function open(answer: HttpAnswer = found(), group: { groupId: number; groupToken: string } | null = null) {
  const http = createMemoryHttpClient();
  http.answer(answer);
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const namedStore = 'de';
  const transport = createTransport({ http, storeView, log, baseUrl: '', namedStore, limits: browserLimits });
  const loadSearchCall = async () => graphqlCall;
  const searchEntities = createEntitySearch({ transport, namedStore, loadSearchCall });
  const index = createHttpSearchIndex({ ...usualStore, searchEntities, log, findPriceGroup: () => group });
  const asked = () => JSON.parse(http.sent()[0]?.body ?? '{}');
  return { http, log, index, searchEntities, asked };
}

test('CAT-050 a search goes as one query to the one address, in the words of the schema', async () => {
  const { http, index, asked } = open(found(), { groupId: 3, groupToken: 'gt-501' });
  const conditions: readonly Condition[] = [
    { field: 'color', kind: 'any-of', values: [49] },
    { field: 'configurable_children.sku', kind: 'is', value: 'P1-M' },
    { field: 'name', kind: 'begins', start: 'sil' },
    { field: 'name', kind: 'begins', start: 'tee' },
    { field: 'fabric', kind: 'is', value: 206 },
  ];
  const priceRanges = [{ from: null, below: moneyOf(500) }];
  const facets = ['price', 'color'] as const;
  const sort = 'stock.is_in_stock:desc,price:asc';
  await index.products(searchQuery({ text: 'silk', conditions, facets, priceRanges, start: 24, sort }));
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/graphql?storeCode=de', timeoutMs: 5_000 }]);
  expect(asked().variables).toEqual({
    search: 'silk',
    filter: {
      color: { in: [49], scope: 'catalog' },
      configurable_children_sku: { eq: 'P1-M' },
      name: { like: ['sil%', '% sil%'] },
      custom: [
        { attribute: 'name', value: { like: ['tee%', '% tee%'] } },
        { attribute: 'fabric', value: { eq: 206 } },
      ],
    },
    sort: { stock_is_in_stock: 'DESC', price: 'ASC' },
    aggregations: [
      { field: 'price', scope: 'catalog', ranges: [{ to: 500 }] },
      { field: 'color', scope: 'catalog', size: 100 },
    ],
    groupId: 3,
    groupToken: 'gt-501',
    pageSize: 24,
    currentPage: 2,
  });
  expect(Object.keys(asked().variables.sort)).toEqual(['stock_is_in_stock', 'price']);
});

test('what a type does not take is not asked', async () => {
  const { index, asked } = open();
  await index.attributes(allAttributes);
  expect(asked().variables).toEqual({ pageSize: 4_000, currentPage: 1 });
  expect(parseDocument(asked().query).definitions).toHaveLength(1);
});

test('CAT-045 the fields that the shop reads are asked for, or those that were asked for', async () => {
  const { searchEntities, http } = open();
  await searchEntities('product', searchQuery({}), { include: ['sku', 'stock'] });
  await searchEntities('product', searchQuery({}), { include: ['sku', 'stock'], exclude: ['sku'] });
  await searchEntities('category', allCategories);
  const fields = http.sent().map(({ body }) => /items\{(.*)\} total/.exec(JSON.parse(body ?? '').query)?.[1]);
  expect(fields.slice(0, 2)).toEqual([
    'sku stock{qty is_in_stock stock_status}',
    'stock{qty is_in_stock stock_status}',
  ]);
  expect(fields[2]).toContain('url_path');
});

test('what is wanted is cut out of the page, and the rest of the answer is as of a plain search', async () => {
  const stock = { qty: 1, is_in_stock: true, stock_status: 1 };
  const plain = { type_id: 'simple', name: 'Tee', price: 9, status: 1, visibility: 4, stock };
  const product = (id: number) => ({ ...plain, id, sku: `P${id}` });
  const items = Array.from({ length: 72 }, (_, id) => product(id));
  const { index } = open(jsonAnswer(200, { data: { found: { items, total_count: 300, corrections: null } } }));
  const reply = await index.products(searchQuery({ start: 24, size: 48 }));
  expect(reply).toMatchObject({ kind: 'ok', value: { total: 300, start: 24, facets: [], corrections: null } });
  const skus = reply.kind === 'ok' ? reply.value.items.map(({ sku }) => sku) : [];
  expect([skus.length, skus[0], skus.at(-1)]).toEqual([48, 'P24', 'P71']);
});

test("the merchant's own attributes are read, and stand behind the shop's words", async () => {
  const stock = { qty: 1, is_in_stock: true, stock_status: 1 };
  const plain = { id: 1, sku: 'P1', type_id: 'simple', name: 'Tee', price: 9, status: 1, visibility: 4, stock };
  const custom_attributes = [
    { attribute_code: 'fabric', value: 206 },
    { attribute_code: 'name', value: 'Other' },
  ];
  const { index } = open(found({ ...plain, custom_attributes }));
  expect(await index.products(searchQuery({}))).toMatchObject({
    value: { items: [{ name: 'Tee', attributes: { fabric: ['206'] } }] },
  });
});

const unreadable = (contentType: string, text: string) => ({ kind: 'answer', status: 200, contentType, text }) as const;
const errors = [{ message: 'Too much', extensions: { code: 401 } }, { message: 'More' }];

test.each([
  ['a refusal that has a code', jsonAnswer(200, { errors, data: null }), { kind: 'refused', code: 401 }],
  [
    'one without a code',
    jsonAnswer(200, { errors: [{ message: 'No' }] }),
    { kind: 'refused', code: 500, message: 'No' },
  ],
  ['a query that is faulty', jsonAnswer(400, { errors: [{ message: 'No' }] }), { kind: 'refused', code: 400 }],
  ['an error without words', jsonAnswer(400, { errors: [{}] }), { kind: 'refused', code: 400, message: '' }],
  ['too many queries', jsonAnswer(429, { code: 429, result: 'Too many requests' }), { kind: 'refused', code: 429 }],
  ['no data', jsonAnswer(200, { data: null }), { kind: 'failed' }],
  ['nothing', jsonAnswer(200, {}), { kind: 'failed' }],
  ['a list', jsonAnswer(200, []), { kind: 'failed' }],
  ['another query', jsonAnswer(200, { data: { products: {} } }), { kind: 'failed' }],
  ['items that are no list', jsonAnswer(200, { data: { found: { items: 3 } } }), { kind: 'failed' }],
  ['no total', jsonAnswer(200, { data: { found: { items: [] } } }), { kind: 'failed' }],
  ['a page of HTML', unreadable('text/html', '<p>'), { kind: 'failed' }],
  ['half an answer', unreadable('application/json', '{"data":'), { kind: 'failed' }],
] as const)('%s', async (_what, answer, reply) => {
  expect(await open(answer).index.products(searchQuery({}))).toMatchObject(reply);
});

test('a product that cannot be read is left out and logged', async () => {
  const { index, log } = open(found(null, 7));
  expect(await index.products(searchQuery({}))).toMatchObject({ kind: 'ok', value: { items: [], total: 9 } });
  expect(log.errors()).toHaveLength(2);
});
