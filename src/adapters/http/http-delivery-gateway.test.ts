import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpDeliveryGateway } from './http-delivery-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const question = { pinCode: '400050', skus: [skuOf('A,1'), skuOf('B')] };
const byThursday = {
  ...{ postcode: '400050', is_deliverable: true, deliver_by: '2026-12-03' },
  ...{ order_before: '2026-11-30T08:30:00.000Z', cash_on_delivery: true, home_returns: false },
};

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, log, delivery: createHttpDeliveryGateway({ transport }) };
}

test('the shop is asked by PIN code and skus', async () => {
  const { http, delivery } = open();
  http.answer(okAnswer(byThursday));
  const told = { kind: 'by', day: '2026-12-03', until: Date.parse('2026-11-30T08:30:00Z') };
  expect(await delivery.estimate(question)).toEqual({
    ...{ kind: 'ok', value: { ...told, takesCash: true, collectsReturns: false } },
  });
  expect(http.sent()).toMatchObject([
    { method: 'GET', url: '/api/delivery/estimate?postcode=400050&skus=A%2C1,B', body: null },
  ]);
});

test('where nobody delivers nothing else is read', async () => {
  const { http, delivery } = open();
  http.answer(okAnswer({ is_deliverable: false, deliver_by: 7 }));
  expect(await delivery.estimate(question)).toEqual({ kind: 'ok', value: { kind: 'never' } });
});

test.each([
  null,
  'soon',
  {},
  { ...byThursday, is_deliverable: 'yes' },
  { ...byThursday, deliver_by: null },
  { ...byThursday, deliver_by: '3 December' },
  { ...byThursday, deliver_by: '2026-13-40' },
  { ...byThursday, order_before: null },
  { ...byThursday, order_before: 'noon' },
  { ...byThursday, cash_on_delivery: 1 },
  { ...byThursday, home_returns: undefined },
])('the result %o is no answer', async (result) => {
  const { http, delivery } = open();
  http.answer(okAnswer(result));
  expect(await delivery.estimate(question)).toMatchObject({ kind: 'failed' });
});

test('a refusal is told by nobody but who asked', async () => {
  const { http, delivery } = open();
  http.answer(jsonAnswer(422, { code: 422, result: 'No such PIN code: 290001' }));
  expect(await delivery.estimate(question)).toMatchObject({
    ...{ kind: 'refused', code: 422, message: 'No such PIN code: 290001', isSilent: true },
  });
});

test('an answer that cannot be read is logged without the PIN code', async () => {
  const { http, log, delivery } = open();
  http.answer({ kind: 'answer', status: 200, contentType: 'text/html', text: '<p>soon</p>' });
  expect(await delivery.estimate(question)).toMatchObject({ kind: 'failed' });
  expect(log.errors()).toHaveLength(1);
  expect(log.errors().join()).not.toContain('400050');
});
