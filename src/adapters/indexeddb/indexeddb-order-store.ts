import { parseStoredOrder } from '#adapters/stored/stored-order.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Log } from '#domain/shared/log.ts';
import { completionOf, createDatabase, type Database, type Migration, resultOf } from './database.ts';
import { withinLimit } from './within-limit.ts';

const DATABASE = 'shop-orders';
const ORDERS = 'orders';
const PROBE_MS = 2_000; // fault model, row 25

const migrations: readonly Migration[] = [(database) => database.createObjectStore(ORDERS, { keyPath: 'id' })];

type Ports = {
  readonly log: Log;
  readonly name?: string;
  /** How many times the usual time the device may take. */
  readonly patience?: number;
};

/**
 * Orders that wait, in a database of their own that no cache rule touches. An order counts as stored when the
 * transaction is complete on the disk. A record that cannot be read is skipped and logged, and stays where it is.
 */
export function createIndexedDbOrderStore({ log, name = DATABASE, patience = 1 }: Ports): OrderStore {
  const within = PROBE_MS * patience;
  const database = createDatabase({ name, migrations });

  return {
    put: (order) =>
      withinLimit(
        within,
        write(database, (orders) => orders.put(order), AbortSignal.timeout(within)),
      ),
    remove: (id) =>
      withinLimit(
        within,
        write(database, (orders) => orders.delete(id), AbortSignal.timeout(within)),
      ),
    get: (id) =>
      withinLimit(
        within,
        read((orders) => orders.get(id)).then((record) => readable([record])[0] ?? null),
      ),
    all: () =>
      withinLimit(
        within,
        read((orders) => orders.getAll())
          .then(readable)
          .then(oldestFirst),
      ),
  };

  async function read<T>(ask: (orders: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const connection = await database.connected();
    return resultOf(ask(connection.transaction(ORDERS, 'readonly').objectStore(ORDERS)));
  }

  function readable(records: readonly unknown[]): readonly Order[] {
    return records.flatMap((record) => {
      if (record === undefined) return [];
      const found = parseStoredOrder(record);
      if (found.kind === 'ok') return [found.value];
      log.error(`A stored order cannot be read: its field "${found.field}" is not as agreed.`);
      return [];
    });
  }
}

/** What is not written in time is taken back, so that "not stored" stays true. */
async function write(
  database: Database,
  change: (orders: IDBObjectStore) => unknown,
  tooLate: AbortSignal,
): Promise<void> {
  const connection = await database.connected();
  tooLate.throwIfAborted();
  const transaction = connection.transaction(ORDERS, 'readwrite', { durability: 'strict' });
  const takeBack = (): void => transaction.abort();
  tooLate.addEventListener('abort', takeBack);
  change(transaction.objectStore(ORDERS));
  await completionOf(transaction).finally(() => tooLate.removeEventListener('abort', takeBack));
}

function oldestFirst(orders: readonly Order[]): readonly Order[] {
  return orders.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
