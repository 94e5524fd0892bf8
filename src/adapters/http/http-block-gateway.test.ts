import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createEntitySearch } from './entity-search.ts';
import { createHttpBlockGateway } from './http-block-gateway.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(answer = okAnswer(promise), storeId = 1) {
  const http = createMemoryHttpClient();
  http.answer(answer);
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  const searchEntities = createEntitySearch({ transport, namedStore: '' });
  return { http, log, gateway: createHttpBlockGateway({ transport, log, storeId, searchEntities }) };
}

const promise = { id: 7, identifier: 'promise', title: 'Promise', content: '<p>Fifteen days.</p>', store_id: 0 };
const read = { id: 7, identifier: 'promise', title: 'Promise', content: '<p>Fifteen days.</p>' };

test('CONT-14 CONT-16 a block is asked for by its number', async () => {
  const { http, gateway } = open();
  expect(await gateway.findById(7)).toEqual({ kind: 'ok', value: read });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: '/api/ext/cms-data/cmsBlock/7' }]);
});

test('CONT-15 CONT-16 a block is asked for by its identifier and the store', async () => {
  const { http, gateway } = open(okAnswer(promise), 2);
  expect(await gateway.find('our promise')).toEqual({ kind: 'ok', value: read });
  const url = '/api/ext/cms-data/cmsBlockIdentifier/our%20promise/storeId/2';
  expect(http.sent()).toMatchObject([{ method: 'GET', url }]);
});

test('CONT-19 a block that nobody wrote is refused, and the shopper is not told', async () => {
  const { gateway } = open(jsonAnswer(404, { code: 404, result: 'CMS block query returned empty result' }));
  const refusal = { kind: 'refused', code: 404, message: 'CMS block query returned empty result', isSilent: true };
  expect(await gateway.find('gone')).toEqual(refusal);
});

test.each([
  ['without its number', { ...promise, id: undefined }],
  ['without its name', { ...promise, identifier: '' }],
  ['without what it says', { ...promise, content: null }],
  ['that is a list', [promise]],
])('CONT-16 a block %s is none', async (_what, block) => {
  expect(await open(okAnswer(block)).gateway.find('promise')).toMatchObject({ kind: 'failed' });
});

const found = (...items: readonly unknown[]) =>
  okAnswer({ items, total: items.length, start: 0, perPage: 500, aggregations: {} });

test('CONF-21 the blocks of one kind are asked for at once, five hundred at most', async () => {
  const { http, gateway } = open(found({ ...promise, identifier: 'faq-promise' }), 2);
  expect(await gateway.startingWith('faq')).toEqual({ kind: 'ok', value: [{ ...read, identifier: 'faq-promise' }] });
  const asked = new URL(http.sent()[0]?.url ?? '', 'http://api.test').searchParams;
  expect([asked.get('type'), asked.get('size'), asked.get('from')]).toEqual(['cms_block', '500', '0']);
  expect(JSON.parse(asked.get('request') ?? '')).toEqual({
    _appliedFilters: [
      { attribute: 'store_id', value: { in: [0, 2] } },
      { attribute: 'identifier', value: { like: ['faq-%', '% faq-%'] } },
    ],
  });
});

test('CONT-15 what a store wrote itself stands for what is for all, in its place', async () => {
  const own = { ...promise, id: 9, content: '<p>Dreißig Tage.</p>', store_id: 2 };
  const other = { ...promise, id: 8, identifier: 'other' };
  for (const blocks of [
    [promise, other, own],
    [own, other, promise],
  ])
    expect(await open(found(...blocks), 2).gateway.startingWith('faq')).toMatchObject({
      value: [{ id: 9 }, { id: 8 }],
    });
});

test('a block of a list that cannot be read is left out, and who looks after the shop is told', async () => {
  const { log, gateway } = open(found({ ...promise, content: 5 }, promise));
  expect(await gateway.startingWith('faq')).toEqual({ kind: 'ok', value: [read] });
  expect(log.errors()).toEqual([expect.stringContaining('"0.content"')]);
});
