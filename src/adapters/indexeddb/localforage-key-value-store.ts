import localforage from 'localforage';
import { failureOf } from '#adapters/stored/failure-of.ts';
import type { KeptPair, KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';

/**
 * A named store in a database of its own, so that opening one never forces another tab to let go of another.
 * It is opened by the first call. What is written beside a value may be there without it, and another tab may set between the look and the writing of `setMissing`.
 */
export function createLocalforageKeyValueStore({ name }: { readonly name: string }): KeyValueStore {
  let opening: Promise<LocalForage> | null = null;

  return {
    get: (key) => answer((store) => store.getItem<unknown>(key)),
    getTogether: (keys) =>
      answer((store) =>
        keys.length > 1 ? readSeveral(store, keys) : Promise.all(keys.map((key) => store.getItem(key))),
      ),
    set: (key, value, beside = []) => answer((store) => setAll(store, [...beside, [key, value]])),
    setMissing: (key, value, beside = []) =>
      answer(async (store) => {
        if ((await store.getItem(key)) === null) await setAll(store, [...beside, [key, value]]);
      }),
    remove: (key) => answer((store) => store.removeItem(key)),
    entries: () => answer(readEntries),
    reconnect: () => undefined, // it opens another one by itself when it finds its own closed
  };

  async function answer<T>(act: (store: LocalForage) => Promise<T>): Promise<StoreAnswer<T>> {
    try {
      return { kind: 'ok', value: await act(await opened()) };
    } catch (fault) {
      return failureOf(fault);
    }
  }

  function opened(): Promise<LocalForage> {
    opening ??= open(name).catch((fault: unknown) => {
      opening = null;
      throw fault;
    });
    return opening;
  }
}

async function open(name: string): Promise<LocalForage> {
  return localforage.createInstance({ name: `shop-${name}`, storeName: 'values', driver: localforage.INDEXEDDB });
}

async function setAll(store: LocalForage, pairs: readonly KeptPair[]): Promise<void> {
  for (const [key, value] of pairs) await store.setItem(key, value);
}

/** To go through all of them is the one way to read several in one moment. */
async function readSeveral(store: LocalForage, keys: readonly string[]): Promise<readonly unknown[]> {
  const entries = new Map(await readEntries(store));
  return keys.map((key) => entries.get(key) ?? null);
}

async function readEntries(store: LocalForage): Promise<readonly KeptPair[]> {
  const entries: KeptPair[] = [];
  await store.iterate<unknown, void>((value, key) => void entries.push([key, value]));
  return entries;
}
