import { orderRecords } from '#adapters/stored/stored-order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Log } from '#domain/shared/log.ts';
import type { TellDeviceNews } from '#domain/storage/device-news.ts';
import { createLocalStorageRecordStore } from './local-storage-record-store.ts';

type Ports = {
  readonly name: string;
  readonly log: Log;
  readonly tell?: TellDeviceNews;
  readonly storage?: () => Storage;
};

/** Orders that wait, each under a key of its own. */
export function createLocalStorageOrderStore(ports: Ports): OrderStore {
  return createLocalStorageRecordStore({ ...ports, kind: orderRecords });
}
