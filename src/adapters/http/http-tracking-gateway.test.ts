import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpTrackingGateway } from './http-tracking-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, tracking: createHttpTrackingGateway({ transport }) };
}

const state = { lines: [{ sku: 'A', quantity: 2, price: moneyOf(100) }], total: moneyOf(200), email: 'asha@mail.test' };

test('TRACK-20 the state of a cart is posted with its id', async () => {
  const { http, tracking } = open();
  http.answer(okAnswer(true));
  expect(await tracking.tellCart('cart-1', state)).toEqual({ kind: 'ok', value: true });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/state/send-state' }]);
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toEqual({
    id: 'cart-1',
    state: {
      items: [{ sku: 'A', qty: 2, price: 100 }],
      totals: { grand_total: 200, currency: 'INR' },
      email: 'asha@mail.test',
    },
  });
});

test('without sums there are none', async () => {
  const { http, tracking } = open();
  http.answer(okAnswer(true));
  await tracking.tellCart('cart-1', { ...state, total: null });
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toMatchObject({ state: { totals: {} } });
});

test('TRACK-01 TRACK-08 an event is handed on as it is, in the world it happened in, whatever is answered', async () => {
  const { http, tracking } = open();
  http.answer(okAnswer('done'));
  const event = { event_name: 'PageView' };
  expect(await tracking.tellEvent(event, { country: 'US', currency: 'USD', storeCode: 'us' })).toMatchObject({
    kind: 'ok',
  });
  expect(http.sent()).toMatchObject([
    {
      method: 'POST',
      url: '/api/fbconversion/callFbConversionApi?storeCode=us',
      headers: { 'country-id': 'US', currency: 'USD' },
      body: JSON.stringify(event),
    },
  ]);
});

test('TRACK-21 a refusal is for the log alone', async () => {
  const { http, tracking } = open();
  http.answer(jsonAnswer(200, { code: 400, result: 'is required' }));
  expect(await tracking.tellCart('', state)).toMatchObject({ kind: 'refused', isSilent: true });
});

test('TRACK-09 a refused event is for the log alone', async () => {
  const { http, tracking } = open();
  http.answer(jsonAnswer(200, { code: 400, result: 'is malformed' }));
  expect(await tracking.tellEvent({ event_name: '' })).toMatchObject({ kind: 'refused', isSilent: true });
});
