import { expect, test } from 'vitest';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import { type StockCheck, stockUnsure } from '#domain/stock/availability.ts';
import { createLatePort } from './late-port.ts';

const M = skuOf('AJ-KS-1042-M');

test('loads the module at the first call and only once', async () => {
  let loads = 0;
  const stock = createMemoryStockCheck();
  stock.put(M, 'out-of-stock');
  const late = createLatePort<StockCheck>({ look: stockUnsure }, async () => {
    loads += 1;
    return stock;
  });
  expect(loads).toBe(0);
  expect(await Promise.all([late.look(M), late.look(M)])).toMatchObject([
    { level: 'out-of-stock' },
    { level: 'out-of-stock' },
  ]);
  expect(loads).toBe(1);
});

test('answers in the words of the port while the module cannot be loaded, and tries again at the next call', async () => {
  let isThere = false;
  const late = createLatePort<HomeGateway>(
    {
      sections: { kind: 'unreachable' },
      promoted: { kind: 'unreachable' },
    },
    async () => {
      if (!isThere) throw new Error('The network is gone.');
      return createMemoryHomeGateway();
    },
  );
  expect(await Promise.all([late.sections(), late.sections()])).toEqual([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
  ]);
  isThere = true;
  expect(await late.sections()).toEqual({ kind: 'ok', value: [] });
});

test('a defect of the loaded port reaches the caller', async () => {
  const broken: StockCheck = { look: () => Promise.reject(new Error('a defect')) };
  const late = createLatePort<StockCheck>({ look: stockUnsure }, async () => broken);
  await expect(late.look(M)).rejects.toThrow('a defect');
});

test('what is empty is answered without the module, until there was something once', async () => {
  let [loads, asks] = [0, 0];
  let isEmpty = true;
  const load = async () => {
    loads += 1;
    return { read: async () => 'what is there', write: async () => 'written' };
  };
  const late = createLatePort({ read: 'nothing can be read', write: 'nothing can be written' }, load, {
    empty: { read: 'nothing' },
    async isEmpty() {
      asks += 1;
      return isEmpty;
    },
  });
  expect([await late.read(), loads]).toEqual(['nothing', 0]);
  expect([await late.write(), loads]).toEqual(['written', 1]);
  isEmpty = false;
  expect([await late.read(), await late.read(), asks]).toEqual(['what is there', 'what is there', 2]);
});
