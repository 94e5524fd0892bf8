import { completionOf, resultOf } from './outcome-of.ts';

/** The databases of orders that builds have released, each as the build made it. */
export const releasedDatabases: readonly ((database: IDBDatabase) => void)[] = [
  (database) => void database.createObjectStore('orders', { keyPath: 'id' }),
  (database) => {
    database.createObjectStore('orders', { keyPath: 'id' });
    database.createObjectStore('set-aside', { autoIncrement: true });
  },
];

/** A connection as another tab has it, or an earlier visit: it does nothing of its own accord. */
export async function openRaw(name: string, version?: number, make?: (database: IDBDatabase) => void) {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => make?.(request.result);
  const database = await resultOf(request);
  return {
    database,
    async put(record: unknown): Promise<void> {
      const transaction = database.transaction('orders', 'readwrite');
      transaction.objectStore('orders').put(record);
      await completionOf(transaction);
    },
    recordsIn: (store: string): Promise<unknown[]> =>
      resultOf(database.transaction(store, 'readonly').objectStore(store).getAll()),
  };
}

/** Puts a record that no build of the shop would put. */
export async function putRaw(name: string, record: unknown): Promise<void> {
  const raw = await openRaw(name);
  await raw.put(record);
  raw.database.close();
}

export async function recordsIn(name: string, store: string): Promise<unknown[]> {
  const raw = await openRaw(name);
  const records = await raw.recordsIn(store);
  raw.database.close();
  return records;
}
