import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { majorOf } from '#domain/shared/money.ts';
import type { DeviceNews } from '#domain/storage/device-news.ts';
import { createLocalStorageOrderStore } from './local-storage-order-store.ts';

const order = sampleOrder('1-a');

function openTab(storage: Storage = createMemoryStorage()) {
  const news: DeviceNews[] = [];
  const log = createMemoryLog();
  const tell = (each: DeviceNews): void => void news.push(each);
  return {
    storage,
    news,
    log,
    orders: createLocalStorageOrderStore({ name: 'shop', log, tell, storage: () => storage }),
  };
}

test.each(['{"id":"2-b"', '{"id":"2-b","lines":"lost"}', 'null'])(
  'row 26: text that is no order (%s) is quarantined and blocks no other',
  async (text) => {
    const { storage, news, log, orders } = openTab();
    await orders.put(order);
    storage.setItem('shop:orders:2-b', text);
    for (let times = 0; times < 2; times += 1) expect(await orders.all()).toEqual({ kind: 'ok', value: [order] });
    expect(news).toEqual([{ kind: 'set-aside', count: 1 }]);
    expect(log.errors()).toHaveLength(1);
    expect(storage.getItem('shop:orders:2-b')).toBeNull();
    const aside = Object.keys(storage).filter((key) => key.startsWith('shop:set-aside:'));
    expect(aside.map((key) => storage.getItem(key))).toEqual([text]);
  },
);

test('row 26: a record that says something else than was written is quarantined', async () => {
  const { storage, news, orders } = openTab();
  await orders.put(order);
  const text = storage.getItem('shop:orders:1-a') ?? '';
  storage.setItem('shop:orders:1-a', text.replace(`"total":${majorOf(order.total)}`, '"total":1'));
  expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
  expect(news).toEqual([{ kind: 'set-aside', count: 1 }]);
});

test('row 28: a record of a newer build stays untouched', async () => {
  const { storage, news, orders } = openTab();
  const newer = '{"id":"2-b","schema":2}';
  storage.setItem('shop:orders:2-b', newer);
  expect(await orders.all()).toEqual({ kind: 'ok', value: [] });
  expect(await orders.put({ ...order, id: orderIdOf('2-b') })).toMatchObject({ kind: 'failed' });
  expect(await orders.remove(orderIdOf('2-b'))).toMatchObject({ kind: 'failed' });
  expect([storage.getItem('shop:orders:2-b'), news]).toEqual([newer, []]);
});

test('row 24: a full storage says that it is full', async () => {
  const { storage, orders } = openTab();
  const setItem = (): void => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Object.assign(Object.getPrototypeOf(storage), { setItem });
  expect(await orders.put(order)).toMatchObject({ kind: 'failed', isFull: true });
});

test('row 32: a storage that must not be looked at fails in an answer', async () => {
  const storage = (): Storage => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  const orders = createLocalStorageOrderStore({ name: 'shop', log: createMemoryLog(), storage });
  expect(await orders.put(order)).toMatchObject({ kind: 'failed' });
  expect(await orders.all()).toMatchObject({ kind: 'failed' });
});
