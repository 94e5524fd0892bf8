import type { CustomerId } from '#domain/session/customer.ts';
import type { Ownership } from '#domain/session/owned-store.ts';
import { createFaultLog } from '#domain/shared/fault-log.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { isAnswered, type Order, type OrderId } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { changedOrder, type RefuseTransition } from './refuse-transition.ts';

/**
 * Every order the visit knows: those on the device, and those the device could not keep. An order is known to whoever
 * placed it, and one of a guest to whoever uses the device.
 */
export interface OrderRepository {
  /** Whose page this is; null for a guest's. */
  visitor(): CustomerId | null;
  /**
   * Changes the record that is kept now, alone over all tabs. `isKept`: what it says is safely on the device; `before`
   * counts when it is not. A change that no order of its status can have is refused: the record stays as it is.
   */
  change(order: Order, change: (now: Order) => Order): Promise<Changed>;
  /** True when the order is safely on the device. */
  keep(order: Order): Promise<boolean>;
  /** Knows an order until the visit ends, for when the device cannot keep it. */
  remember(order: Order): void;
  find(id: OrderId): Promise<Order | null>;
  /** Oldest first. */
  all(): Promise<readonly Order[]>;
  /** Removes what the shop has answered of a customer's orders; what waits stays for them. */
  forgetAnswered(owner: CustomerId): Promise<void>;
}

/** `order` is the changed record; `isOnDevice`: the device has one of it, or may have, that other tabs go by. */
export type Changed = {
  readonly before: Order;
  readonly order: Order;
  readonly isKept: boolean;
  readonly isOnDevice: boolean;
};

type Ports = {
  readonly orderStore: OrderStore;
  readonly ownership: Pick<Ownership, 'present'>;
  readonly locks: Locks;
  readonly refuseTransition: RefuseTransition;
  readonly log: Log;
};

/** A device that fails to read or to write is logged; the visit goes on with what it knows. */
export function createOrderRepository(ports: Ports): OrderRepository {
  const { orderStore, ownership, locks, refuseTransition, log } = ports;
  const remembered = new Map<OrderId, Order>();
  const keep = createKeep(ports, remembered);
  const { isKnownHere, stored, look } = createLooks({ orderStore, ownership, log, remembered });

  return {
    visitor: () => ownership.present(),
    remember: (order) => void remembered.set(order.id, order),
    keep,
    find,
    change: (given, change) =>
      locks.runExclusive(`record:${given.id}`, async () => {
        const { found, isRead, isOnDevice } = await look(given.id);
        const before = found ?? given;
        const order = changedOrder(before, change, refuseTransition);
        if (order === before) return { before, order, isKept: true, isOnDevice };
        const isKept = isRead && (await keep(order)); // what cannot be read may say more than is known here
        return { before, order, isKept, isOnDevice };
      }),
    async all() {
      const kept = (await stored()).map((order) => laterOf(order, remembered.get(order.id) ?? null) ?? order);
      const all = new Map([...remembered, ...kept.map((order) => [order.id, order] as const)]);
      return [...all.values()].filter(isKnownHere).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
    async forgetAnswered(owner) {
      const answered = (await stored()).filter((order) => order.owner === owner && isAnswered(order));
      for (const { id } of answered) {
        remembered.delete(id);
        await orderStore.remove(id);
      }
    },
  };

  async function find(id: OrderId): Promise<Order | null> {
    return (await look(id)).found;
  }
}

/** Writes a record to the device; what it has taken the visit knows, too. */
function createKeep({ orderStore, log }: Ports, remembered: Map<OrderId, Order>): OrderRepository['keep'] {
  const faults = createFaultLog(log); // of writing; a device that is full can still be read
  return async (order) => {
    const answer = await orderStore.put(order);
    if (answer.kind === 'failed') {
      faults.failed(`An order could not be stored: ${answer.reason}`);
      return false;
    }
    faults.over();
    remembered.set(order.id, order);
    return true;
  };
}

/** Whoever takes a failed read for no orders makes another one of a cart that has one. */
const READS_AT_MOST = 3;

type Known = Omit<Ports, 'locks' | 'refuseTransition'> & { readonly remembered: ReadonlyMap<OrderId, Order> };

/** `isRead`: the device keeps nothing of the order that is not known here. */
type Looked = { readonly found: Order | null; readonly isRead: boolean; readonly isOnDevice: boolean };

/** What is known of orders. */
function createLooks({ orderStore, ownership, log, remembered }: Known) {
  const faults = createFaultLog(log);
  return {
    isKnownHere,
    async stored(): Promise<readonly Order[]> {
      for (let tries = 0; tries < READS_AT_MOST; tries += 1) {
        const answer = await orderStore.all();
        if (answer.kind === 'ok') {
          faults.over();
          return answer.value;
        }
        faults.failed(`The orders could not be read: ${answer.reason}`);
      }
      return [];
    },
    async look(id: OrderId): Promise<Looked> {
      const answer = await orderStore.get(id);
      if (answer.kind === 'failed') faults.failed(`An order could not be read: ${answer.reason}`);
      else faults.over();
      const found = laterOf(answer.kind === 'ok' ? answer.value : null, remembered.get(id) ?? null);
      if (found && !isKnownHere(found)) return { found: null, isRead: false, isOnDevice: true };
      return { found, isRead: answer.kind === 'ok', isOnDevice: answer.kind === 'failed' || answer.value !== null };
    },
  };

  function isKnownHere({ owner }: Order): boolean {
    return owner === null || owner === ownership.present();
  }
}

/** The device is shared by all tabs, so its record counts, unless it misses the final answer this visit got. */
function laterOf(stored: Order | null, own: Order | null): Order | null {
  return own && isAnswered(own) ? own : (stored ?? own);
}
