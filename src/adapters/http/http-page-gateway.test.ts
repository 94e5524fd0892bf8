import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createEntitySearch } from './entity-search.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpPageGateway } from './http-page-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(result: unknown, storeId = 1) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer(result));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return {
    http,
    gateway: createHttpPageGateway({
      transport,
      storeId,
      searchEntities: createEntitySearch({ transport, namedStore: '' }),
    }),
  };
}

test('CONT-15 CONT-16 a page the merchant wrote is asked for by its identifier and the store', async () => {
  const { http, gateway } = open({
    id: 3,
    identifier: 'returns',
    title: 'Returns',
    content: '<p>x</p>',
    meta_description: 'How to',
    update_time: '2026-08-01T10:00:00Z',
  });
  expect(await gateway.find('re/turns')).toEqual({
    kind: 'ok',
    value: {
      id: 3,
      identifier: 'returns',
      title: 'Returns',
      description: 'How to',
      content: '<p>x</p>',
      updatedAt: '2026-08-01T10:00:00Z',
    },
  });
  expect(http.sent()[0]).toMatchObject({
    method: 'GET',
    url: '/api/ext/cms-data/cmsPageIdentifier/re%2Fturns/storeId/1',
  });
});

test('a page that is not as agreed is not shown, and a day that is none is unknown', async () => {
  expect(await open({ id: 1, identifier: 'x', title: 'X' }).gateway.find('x')).toMatchObject({ kind: 'failed' });
  const { gateway } = open({ id: 1, identifier: 'x', title: 'X', content: '', update_time: 'lately' });
  expect(await gateway.find('x')).toMatchObject({ value: { updatedAt: '' } });
});

test('pages are searched by their titles, those of this store and of every one', async () => {
  const items = [{ identifier: 'returns', title: 'Returns and exchanges', id: 3 }, { identifier: '' }, null];
  const { http, gateway } = open({ items, total: 3, start: 0, perPage: 3, aggregations: {} });
  expect(await gateway.search('send & return?')).toEqual({
    kind: 'ok',
    value: [{ identifier: 'returns', title: 'Returns and exchanges' }],
  });
  const url = new URL(http.sent()[0]?.url ?? '', 'http://api.test');
  expect(url.pathname).toBe('/api/catalog');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ type: 'cms_page', _sourceInclude: 'identifier,title' });
  expect(JSON.parse(url.searchParams.get('request') ?? '')).toMatchObject({
    _searchText: 'send & return?',
    _appliedFilters: [{ attribute: 'store_id', value: { in: [0, 1] } }],
  });
});

const returns = { id: 3, identifier: 'returns', title: 'Returns', content: '<p>x</p>' };

test('CONT-14 it is asked for by its number, too', async () => {
  const { http, gateway } = open(returns);
  expect(await gateway.findById(3)).toMatchObject({ kind: 'ok', value: { id: 3, identifier: 'returns' } });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: '/api/ext/cms-data/cmsPage/3' }]);
});

test('CONT-15 a store view asks for what it has itself', async () => {
  const { http, gateway } = open(returns, 2);
  await gateway.find('returns');
  expect(http.sent()[0]?.url).toBe('/api/ext/cms-data/cmsPageIdentifier/returns/storeId/2');
});

test.each([
  ['without its number', { ...returns, id: undefined }],
  ['with a number that is none', { ...returns, id: '3' }],
  ['without its name', { ...returns, identifier: undefined }],
  ['with an empty name', { ...returns, identifier: '' }],
])('CONT-16 a page %s is none', async (_what, page) => {
  expect(await open(page).gateway.find('returns')).toMatchObject({ kind: 'failed' });
});

test('CONF-21 all pages of a store are asked for at once, five hundred at most', async () => {
  const { http, gateway } = open({ items: [returns], total: 1, start: 0, perPage: 500, aggregations: {} }, 2);
  expect(await gateway.all()).toEqual({ kind: 'ok', value: [{ identifier: 'returns', title: 'Returns' }] });
  const asked = new URL(http.sent()[0]?.url ?? '', 'http://api.test').searchParams;
  expect([asked.get('type'), asked.get('size'), asked.get('from')]).toEqual(['cms_page', '500', '0']);
  expect(JSON.parse(asked.get('request') ?? '')).toEqual({
    _appliedFilters: [{ attribute: 'store_id', value: { in: [0, 2] } }],
  });
});
