import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { orderRecords } from '#adapters/stored/stored-order.ts';
import type { Order, OrderId } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';

/** What the device refuses from now on, calls of a kind each; `isFull`: it writes nothing any more. */
export type DeviceFaults = {
  orderWrites: number;
  orderReads: number;
  taskWrites: number;
  taskReads: number;
  otherWrites: number;
  otherReads: number;
  isFull: boolean;
};

export function noDeviceFaults(): DeviceFaults {
  return { orderWrites: 0, orderReads: 0, taskWrites: 0, taskReads: 0, otherWrites: 0, otherReads: 0, isFull: false };
}

const refused = { kind: 'failed', reason: 'The device refused it.' } as const;
const noAnswer = Promise.resolve(refused);

/** The device's store of orders, which fails when it is told to. */
export function faultyOrders(store: OrderStore, faults: DeviceFaults): OrderStore {
  return {
    put: async (order) => (failsWrite(faults, 'orderWrites') ? refused : store.put(order)),
    remove: async (id) => (failsWrite(faults, 'orderWrites') ? refused : store.remove(id)),
    get: async (id) => (fails(faults, 'orderReads') ? refused : store.get(id)),
    all: async () => (fails(faults, 'orderReads') ? refused : store.all()),
  };
}

/** The device's store of tasks, likewise. */
export function faultyTasks(store: TaskStore, faults: DeviceFaults): TaskStore {
  return {
    put: async (task) => (failsWrite(faults, 'taskWrites') ? refused : store.put(task)),
    remove: async (id) => (fails(faults, 'taskWrites') ? refused : store.remove(id)),
    get: async (id) => (fails(faults, 'taskReads') ? refused : store.get(id)),
    page: async (after, most) => (fails(faults, 'taskReads') ? refused : store.page(after, most)),
    about: async (subject) => (fails(faults, 'taskReads') ? refused : store.about(subject)),
  };
}

/** What else the device keeps. A full device still reads and removes. */
export function faultyValues(store: KeyValueStore, faults: DeviceFaults): KeyValueStore {
  return {
    ...store,
    set: (key, value, beside) => (failsWrite(faults, 'otherWrites') ? noAnswer : store.set(key, value, beside)),
    setMissing: (key, value, beside) =>
      failsWrite(faults, 'otherWrites') ? noAnswer : store.setMissing(key, value, beside),
    get: (key) => (fails(faults, 'otherReads') ? noAnswer : store.get(key)),
    getTogether: (keys) => (fails(faults, 'otherReads') ? noAnswer : store.getTogether(keys)),
  };
}

type Counted = Exclude<keyof DeviceFaults, 'isFull'>;

function failsWrite(faults: DeviceFaults, kind: Counted): boolean {
  return fails(faults, kind) || faults.isFull;
}

function fails(faults: DeviceFaults, kind: Counted): boolean {
  if (faults[kind] === 0) return false;
  faults[kind] -= 1;
  return true;
}

/** Where a device keeps what outlives a tab. */
export type DeviceStores = {
  readonly orders: OrderStore;
  readonly tasks: TaskStore;
  readonly values: KeyValueStore;
  /** The browser clears the values, as it may where there is little room. */
  readonly evict: () => Promise<void>;
};

/** Orders as they come back from text, by the reader of the database: what is read is never the object that was written. */
export function createTextStores(): DeviceStores {
  const orders = new Map<OrderId, Order>();
  const values = new Map<string, string>();
  return {
    values: createMemoryKeyValueStore(values),
    evict: async () => values.clear(),
    tasks: createMemoryTaskStore(),
    orders: {
      async put(order) {
        const found = orderRecords.parse(JSON.parse(JSON.stringify(orderRecords.write(order))));
        if (found.kind === 'ok') orders.set(order.id, found.value);
        return { kind: 'ok', value: undefined };
      },
      remove: async (id) => ({ kind: 'ok', value: void orders.delete(id) }),
      get: async (id) => ({ kind: 'ok', value: orders.get(id) ?? null }),
      all: async () => {
        const all = [...orders.values()];
        return { kind: 'ok', value: all.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) };
      },
    },
  };
}
