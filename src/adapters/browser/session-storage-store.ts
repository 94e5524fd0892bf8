import type { KeptPair, KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';

type Options = {
  /** Keeps the keys of several stores apart. */
  readonly name: string;
  /** A function, since looking at the storage throws where the shopper forbade it. */
  readonly storage?: () => Storage;
};

/** A store that lasts as long as the tab. */
export function createSessionStorageStore({ name, storage = () => sessionStorage }: Options): KeyValueStore {
  const prefix = `${name}:`;

  return {
    get: async (key) => attempt(() => valueAt(key)),
    getTogether: async (keys) => attempt(() => keys.map(valueAt)),
    set: async (key, value, beside = []) => attempt(() => setAll([[key, value], ...beside])),
    setMissing: async (key, value, beside = []) =>
      attempt(() => {
        if (storage().getItem(prefix + key) === null) setAll([[key, value], ...beside]);
      }),
    remove: async (key) => attempt(() => storage().removeItem(prefix + key)),
    entries: async () =>
      attempt(() => ownKeys().map((key) => [key.slice(prefix.length), valueIn(storage().getItem(key))] as const)),
    reconnect: () => undefined, // there is none to be lost
  };

  function valueAt(key: string): unknown {
    return valueIn(storage().getItem(prefix + key));
  }

  function setAll(pairs: readonly KeptPair[]): void {
    for (const [key, value] of pairs) storage().setItem(prefix + key, JSON.stringify(value));
  }

  function ownKeys(): readonly string[] {
    const all = Array.from({ length: storage().length }, (_, at) => storage().key(at) ?? '');
    return all.filter((key) => key.startsWith(prefix));
  }
}

function valueIn(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

function attempt<T>(act: () => T): StoreAnswer<T> {
  try {
    return { kind: 'ok', value: act() };
  } catch (fault) {
    return { kind: 'failed', reason: String(fault) };
  }
}
