import 'fake-indexeddb/auto';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import type { DeviceNews } from '#domain/storage/device-news.ts';
import { createIndexedDbOrderStore } from './indexeddb-order-store.ts';

export const NAME = 'shop-orders';
export const order = sampleOrder('1-a');
export const later = sampleOrder('3-c', { createdAt: '2026-11-21T00:00:00.000Z' });
export const damaged = { id: '2-b', lines: 'lost' };

/** One tab of the shop, with what its shopper is told. */
export function openRecordsTab() {
  const log = createMemoryLog();
  const news: DeviceNews[] = [];
  return { log, news, orders: createIndexedDbOrderStore({ log, name: NAME, tell: (each) => void news.push(each) }) };
}
