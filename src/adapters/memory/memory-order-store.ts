import type { Order, OrderId } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import { createPlannedFailures } from './memory-failures.ts';

export interface MemoryOrderStore extends OrderStore {
  failNextReads(count: number): void;
  failNextWrites(count: number): void;
}

const noRead = { kind: 'failed', reason: 'This read was to fail.' } as const;
const noWrite = { kind: 'failed', reason: 'This write was to fail.' } as const;

/** Orders in a map, oldest first. Hand the same `kept` to the store of a reloaded visit. */
export function createMemoryOrderStore(kept: Map<OrderId, Order> = new Map()): MemoryOrderStore {
  const readFailures = createPlannedFailures();
  const writeFailures = createPlannedFailures();

  return {
    async get(id) {
      return readFailures.take() ? noRead : { kind: 'ok', value: kept.get(id) ?? null };
    },
    async all() {
      if (readFailures.take()) return noRead;
      return { kind: 'ok', value: [...kept.values()].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) };
    },
    async put(order) {
      return writeFailures.take() ? noWrite : { kind: 'ok', value: void kept.set(order.id, order) };
    },
    async remove(id) {
      return writeFailures.take() ? noWrite : { kind: 'ok', value: void kept.delete(id) };
    },
    failNextReads: readFailures.plan,
    failNextWrites: writeFailures.plan,
  };
}
