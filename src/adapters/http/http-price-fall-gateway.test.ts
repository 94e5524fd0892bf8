import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpPriceFallGateway } from './http-price-fall-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const wait = { email: 'meera+shop@mail.test', skus: ['AJ-KS-1042', 'RT-TE-220'], groupId: null };

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, log, priceFalls: createHttpPriceFallGateway({ transport }) };
}

test.each([
  [wait, { email: wait.email, skus: wait.skus }],
  [
    { ...wait, groupId: 7 },
    { email: wait.email, skus: wait.skus, groupId: 7 },
  ],
])('%j is asked for with %j in the body, and its answer is what is waited for', async (asked, body) => {
  const { http, priceFalls } = open();
  http.answer(okAnswer({ skus: ['RT-TE-220'] }));
  expect(await priceFalls.ask(asked)).toEqual({ kind: 'ok', value: ['RT-TE-220'] });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/price/notify?token=', body: JSON.stringify(body) }]);
});

test('what waited is sent as it was asked for, in the country and the language of then', async () => {
  const { http, priceFalls } = open();
  http.answer(okAnswer({ skus: wait.skus }));
  await priceFalls.ask(wait, { country: 'US', currency: 'USD', storeCode: 'de', locale: 'de-DE' });
  expect(http.sent()).toMatchObject([
    { url: '/api/price/notify?token=&storeCode=de', headers: { 'country-id': 'US', 'accept-language': 'de-DE' } },
  ]);
});

test.each([null, true, 'noted', [], { skus: 'A' }, { skus: [7] }, { skus: [''] }, {}])(
  'the result %j is no answer',
  async (result) => {
    const { http, priceFalls } = open();
    http.answer(okAnswer(result));
    expect(await priceFalls.ask(wait)).toMatchObject({ kind: 'failed' });
  },
);

test('a refusal is the shopper’s to read', async () => {
  const { http, priceFalls } = open();
  http.answer(jsonAnswer(400, { code: 400, result: 'Nothing to wait for' }));
  expect(await priceFalls.ask(wait)).toMatchObject({ kind: 'refused', code: 400, isSilent: false });
});

test('an answer that is no JSON is logged without the address', async () => {
  const { http, log, priceFalls } = open();
  http.answer({ kind: 'answer', status: 200, contentType: 'text/html', text: '<p>noted</p>' });
  expect(await priceFalls.ask(wait)).toMatchObject({ kind: 'failed' });
  expect(log.errors()).toHaveLength(1);
  expect(log.errors().join()).not.toContain('meera');
});
