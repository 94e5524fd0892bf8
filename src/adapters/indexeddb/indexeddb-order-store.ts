import { parseStoredOrder } from '#adapters/stored/stored-order.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Log } from '#domain/shared/log.ts';
import { createIndexedDbRecordStore, type RecordKind } from './indexeddb-record-store.ts';

const orders: RecordKind<Order> = {
  store: 'orders',
  noun: 'order',
  parse: parseStoredOrder,
  madeAt: ({ createdAt }) => createdAt,
};

type Ports = {
  readonly log: Log;
  readonly name?: string;
  /** How many times the usual time the device may take. */
  readonly patience?: number;
};

/** Orders that wait, in a database of their own. */
export function createIndexedDbOrderStore({ name = 'shop-orders', ...ports }: Ports): OrderStore {
  return createIndexedDbRecordStore({ ...orders, ...ports, name });
}
