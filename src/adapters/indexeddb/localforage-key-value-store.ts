import localforage from 'localforage';
import { failureOf } from '#adapters/stored/failure-of.ts';
import type { KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';
import { withinLimit } from './within-limit.ts';

const RECREATE_WITHIN_MS = 2_000; // another tab may keep the old database open

/**
 * A named store in a database of its own, so that opening one never forces another tab to let go of another.
 * It is opened by the first call.
 */
export function createLocalforageKeyValueStore({ name }: { readonly name: string }): KeyValueStore {
  let opening: Promise<LocalForage> | null = null;

  return {
    get: (key) => answer((store) => store.getItem<unknown>(key)),
    set: (key, value) => answer(async (store) => void (await store.setItem(key, value))),
    remove: (key) => answer((store) => store.removeItem(key)),
    entries: () => answer(readEntries),
    recreate: () => withinLimit(RECREATE_WITHIN_MS, recreate()),
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

  async function recreate(): Promise<void> {
    const old = await opened();
    opening = null;
    await old.dropInstance();
  }
}

async function open(name: string): Promise<LocalForage> {
  return localforage.createInstance({ name: `shop-${name}`, storeName: 'values', driver: localforage.INDEXEDDB });
}

async function readEntries(store: LocalForage): Promise<readonly (readonly [string, unknown])[]> {
  const entries: (readonly [string, unknown])[] = [];
  await store.iterate<unknown, void>((value, key) => void entries.push([key, value]));
  return entries;
}
