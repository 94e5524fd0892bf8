import { failureOf } from '#adapters/stored/failure-of.ts';
import type { KeptPair, KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';
import { createDatabase } from './database.ts';
import type { Migration } from './open-database.ts';
import { completionOf, resultOf } from './outcome-of.ts';

const VALUES = 'values';

/** Builds up to now have left some of these databases in their first version, without the store. */
const withValues: Migration = (database) => {
  if (!database.objectStoreNames.contains(VALUES)) database.createObjectStore(VALUES);
};

/** Whoever asks has limits of their own (`resilient-store.ts`). */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * A named store in a database of its own, so that opening one never forces another tab to let go of another. It is opened
 * by the first call. Not by localforage: that one writes one key at a time, and cannot leave a connection that hangs.
 */
export function createIndexedDbKeyValueStore({ name }: { readonly name: string }): KeyValueStore {
  const database = createDatabase({
    name: `shop-${name}`,
    migrations: [withValues, withValues],
    within: NO_LIMIT_MS,
    durability: 'relaxed', // a page may crash after it; what must outlast a power cut has a store of its own
    onHeld: () => undefined,
  });

  return {
    get: (key) => answer(() => read((values) => readOne(values, key))),
    getTogether: (keys) => answer(() => read((values) => Promise.all(keys.map((key) => readOne(values, key))))),
    entries: () => answer(() => read(readEntries)),
    set: (key, value, beside = []) => answer(() => write((values) => putAll(values, [[key, value], ...beside]))),
    setMissing: (key, value, beside = []) =>
      answer(() =>
        write(async (values) => {
          if ((await resultOf(values.getKey(key))) === undefined) putAll(values, [[key, value], ...beside]);
        }),
      ),
    remove: (key) => answer(() => write((values) => void values.delete(key))),
    reconnect: () => database.leave(),
  };

  function read<T>(ask: (values: IDBObjectStore) => Promise<T>): Promise<T> {
    return database.begin([VALUES], 'readonly', (transaction) => ask(transaction.objectStore(VALUES)));
  }

  function write(change: (values: IDBObjectStore) => void | Promise<void>): Promise<void> {
    return database.begin([VALUES], 'readwrite', async (transaction) => {
      try {
        await change(transaction.objectStore(VALUES));
      } catch (fault) {
        transaction.abort(); // else what was put before would be kept alone
        throw fault;
      }
      await completionOf(transaction);
    });
  }
}

function putAll(values: IDBObjectStore, pairs: readonly KeptPair[]): void {
  for (const [key, kept] of pairs) values.put(kept, key);
}

async function readOne(values: IDBObjectStore, key: string): Promise<unknown> {
  return (await resultOf(values.get(key))) ?? null;
}

async function readEntries(values: IDBObjectStore): Promise<readonly KeptPair[]> {
  const [keys, all] = await Promise.all([resultOf(values.getAllKeys()), resultOf(values.getAll())]);
  return keys.map((key, at) => [String(key), all[at]] as const);
}

async function answer<T>(act: () => Promise<T>): Promise<StoreAnswer<T>> {
  try {
    return { kind: 'ok', value: await act() };
  } catch (fault) {
    return failureOf(fault);
  }
}
