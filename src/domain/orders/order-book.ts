import type { Log } from '#domain/shared/log.ts';
import type { Order, OrderId } from './order.ts';
import type { OrderStore } from './order-store.ts';

/** Every order the visit knows: those on the device, and those the device could not keep. */
export interface OrderBook {
  /** True when the order is safely on the device. */
  keep(order: Order): Promise<boolean>;
  /** Knows an order until the visit ends, for when the device cannot keep it. */
  remember(order: Order): void;
  find(id: OrderId): Promise<Order | null>;
  /** Oldest first. */
  all(): Promise<readonly Order[]>;
}

type Ports = { readonly store: OrderStore; readonly log: Log };

/** A device that fails to read or to write is logged; the visit goes on with what it knows. */
export function createOrderBook({ store, log }: Ports): OrderBook {
  const remembered = new Map<OrderId, Order>();

  return {
    remember: (order) => void remembered.set(order.id, order),
    async keep(order) {
      const answer = await store.put(order);
      if (answer.kind === 'failed') log.error(`An order could not be stored: ${answer.reason}`);
      if (answer.kind === 'ok') remembered.set(order.id, order);
      return answer.kind === 'ok';
    },
    async find(id) {
      const answer = await store.get(id);
      if (answer.kind === 'failed') log.error(`An order could not be read: ${answer.reason}`);
      return laterOf(answer.kind === 'ok' ? answer.value : null, remembered.get(id) ?? null);
    },
    async all() {
      const answer = await store.all();
      if (answer.kind === 'failed') log.error(`The orders could not be read: ${answer.reason}`);
      const stored = answer.kind === 'ok' ? answer.value : [];
      const kept = stored.map((order) => laterOf(order, remembered.get(order.id) ?? null) ?? order);
      const ids = new Set(kept.map(({ id }) => id));
      const others = [...remembered.values()].filter(({ id }) => !ids.has(id));
      return [...kept, ...others].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  };
}

/** The device is shared by all tabs, so its record counts, unless it misses the final answer this visit got. */
function laterOf(stored: Order | null, own: Order | null): Order | null {
  return own?.isTransmitted ? own : (stored ?? own);
}
