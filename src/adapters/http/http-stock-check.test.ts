import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpStockCheck } from './http-stock-check.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(result: unknown) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer(result));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, stock: createHttpStockCheck({ transport }) };
}

test('STOCK-14 the stock of one sku is checked with the sku encoded in the address', async () => {
  const { http, stock } = open({ qty: 7, is_in_stock: true, stock_status: 1 });
  expect(await stock.look(skuOf('A B&C'))).toEqual({ level: 'in-stock', quantity: 7 });
  expect(http.sent()[0]).toMatchObject({ method: 'GET', url: '/api/stock/check?sku=A%20B%26C' });
});

test('STOCK-23 a sku that the shop does not find is unsure', async () => {
  const { http, stock } = open({});
  http.answer(jsonAnswer(500, { code: 500, result: { code: 'ENOTFOUND', message: 'getaddrinfo' } }));
  expect(await stock.look(skuOf('P1'))).toEqual({ level: 'unsure', quantity: null });
});

test.each([
  [{ qty: 0, is_in_stock: true, stock_status: 1 }, 'out-of-stock'],
  [{ qty: 2, is_in_stock: false, stock_status: 1 }, 'out-of-stock'],
  [{ qty: 2, is_in_stock: true, stock_status: 0 }, 'out-of-stock'],
  [{ qty: 'many' }, 'unsure'],
])('a stock of %j is %s', async (result, level) => {
  const { stock } = open(result);
  expect(await stock.look(skuOf('P1'))).toMatchObject({ level });
});

const stocks = [
  { product_id: 1043, sku: 'A B', qty: 0, is_in_stock: false, stock_status: 0 },
  { product_id: 1044, sku: 'C', qty: 7, is_in_stock: true, stock_status: 1 },
];

test('STOCK-15 the stock of several skus is one call, each sku encoded, and its answers name the product', async () => {
  const { http, stock } = open(stocks);
  expect(await stock.list(['A B', 'C'].map(skuOf))).toEqual([
    { productId: 1043, sku: 'A B', level: 'out-of-stock', quantity: 0 },
    { productId: 1044, sku: 'C', level: 'in-stock', quantity: 7 },
  ]);
  expect(http.sent()[0]).toMatchObject({ method: 'GET', url: '/api/stock/list?skus=A%20B,C' });
});

test('STOCK-15 of a stock that cannot be read or names no product nothing is known, and of the others what they say', async () => {
  const { stock } = open([
    ...stocks,
    { product_id: 9, sku: 'D', qty: 'many' },
    { ...stocks[1], product_id: null, sku: 'F' },
    'E',
  ]);
  expect((await stock.list(['C', 'D'].map(skuOf))).map(({ sku }) => sku)).toEqual(['A B', 'C']);
});

test.each([[{}], [null], ['none']])('a list that is %j says nothing', async (result) => {
  const { stock } = open(result);
  expect(await stock.list([skuOf('C')])).toEqual([]);
});
