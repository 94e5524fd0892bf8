import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpRestockGateway } from './http-restock-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const wait = { email: 'meera+shop@mail.test', sku: skuOf('AJ-KS-1042-S') };

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, log, restock: createHttpRestockGateway({ transport }) };
}

test.each([
  ['noted', 'noted'],
  ['in_stock', 'in-stock'],
])('the shop says %s to who asks with address and sku in the body', async (result, value) => {
  const { http, restock } = open();
  http.answer(okAnswer(result));
  expect(await restock.ask(wait)).toEqual({ kind: 'ok', value });
  const body = JSON.stringify({ email: wait.email, sku: wait.sku });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/stock/notify?token=', body }]);
});

test('nothing else that is known of it leaves the device', async () => {
  const { http, restock } = open();
  http.answer(okAnswer('noted'));
  const named = { ...wait, name: 'S in Indigo' };
  await restock.ask(named);
  expect(http.sent()[0]?.body).not.toContain('Indigo');
});

test.each([null, true, 'queued', { result: 'noted' }])('the result %o is no answer', async (result) => {
  const { http, restock } = open();
  http.answer(okAnswer(result));
  expect(await restock.ask(wait)).toMatchObject({ kind: 'failed' });
});

test('a refusal is the shopper’s to read', async () => {
  const { http, restock } = open();
  http.answer(jsonAnswer(400, { code: 400, result: 'Unknown sku AJ-KS-1042-S' }));
  expect(await restock.ask(wait)).toMatchObject({ kind: 'refused', code: 400, isSilent: false });
});

test('an answer that is no JSON is logged without the address', async () => {
  const { http, log, restock } = open();
  http.answer({ kind: 'answer', status: 200, contentType: 'text/html', text: '<p>noted</p>' });
  expect(await restock.ask(wait)).toMatchObject({ kind: 'failed' });
  expect(log.errors()).toHaveLength(1);
  expect(log.errors().join()).not.toContain('meera');
});
