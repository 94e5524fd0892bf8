import type { Order, OrderId } from '#domain/orders/order.ts';
import { createMemoryRecordStore, type MemoryRecordStore } from './memory-record-store.ts';

export type MemoryOrderStore = MemoryRecordStore<Order>;

/** Orders in a map. Hand the same `kept` to the store of a reloaded visit. */
export function createMemoryOrderStore(kept: Map<OrderId, Order> = new Map()): MemoryOrderStore {
  return createMemoryRecordStore({ kept, madeAt: ({ createdAt }) => createdAt });
}
