import { orderRecords } from '#adapters/stored/stored-order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Log } from '#domain/shared/log.ts';
import type { TellDeviceNews } from '#domain/storage/device-news.ts';
import { createIndexedDbRecordStore } from './indexeddb-record-store.ts';

type Ports = {
  readonly log: Log;
  readonly tell?: TellDeviceNews;
  readonly name?: string;
  /** How many times the usual time the device may take. */
  readonly patience?: number;
};

/** Orders that wait, in a database of their own. */
export function createIndexedDbOrderStore({ name = 'shop-orders', ...ports }: Ports): OrderStore {
  return createIndexedDbRecordStore({ ...ports, kind: orderRecords, name });
}
