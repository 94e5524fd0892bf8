import { failureOf } from '#adapters/stored/failure-of.ts';
import { foundIn, isOfNewerBuild, oldestFirst, type RecordKind, sealed } from '#adapters/stored/stored-record.ts';
import type { Log } from '#domain/shared/log.ts';
import type { TellDeviceNews } from '#domain/storage/device-news.ts';
import type { StoreAnswer } from '#domain/storage/key-value-store.ts';
import type { RecordStore } from '#domain/storage/record-store.ts';

type Ports<T> = {
  readonly kind: RecordKind<T>;
  /** Keeps the keys of several shops apart. */
  readonly name: string;
  readonly log: Log;
  readonly tell?: TellDeviceNews;
  /** A function, since looking at the storage throws where the shopper forbade it. */
  readonly storage?: () => Storage;
};

/**
 * Records that wait, each under a key of its own, for devices whose databases are not to be trusted. It has room for some
 * megabytes, and a browser writes it to the disk when it sees fit. What cannot be read is quarantined under another key.
 */
export function createLocalStorageRecordStore<T extends { readonly id: string }>(ports: Ports<T>): RecordStore<T> {
  const { kind, name, log, tell = () => undefined, storage = () => localStorage } = ports;
  const prefix = `${name}:${kind.store}:`;

  return {
    put: async (record) => changed(record.id, (key) => storage().setItem(key, JSON.stringify(sealed(record, kind)))),
    remove: async (id) => changed(id, (key) => storage().removeItem(key)),
    get: async (id) => attempt(() => sound([prefix + id])[0] ?? null),
    all: async () =>
      attempt(() => oldestFirst(sound(Object.keys(storage()).filter((key) => key.startsWith(prefix))), kind)),
  };

  function changed(id: string, change: (key: string) => void): StoreAnswer<void> {
    return attempt(() => {
      const key = prefix + id;
      if (isOfNewerBuild(valueIn(storage().getItem(key)), kind))
        throw new Error(`a newer build has kept this ${kind.noun}`);
      change(key);
    });
  }

  function sound(keys: readonly string[]): readonly T[] {
    const texts = keys.map((key) => ({ key, text: storage().getItem(key) })).filter(({ text }) => text !== null);
    const found = texts.map(({ key, text }) => ({ key, record: foundIn(valueIn(text), kind) }));
    const damaged = found.filter(({ record }) => record.kind === 'damaged');
    if (damaged.length > 0) quarantine(damaged.map(({ key }) => key));
    return found.flatMap(({ record }) => (record.kind === 'sound' ? [record.value] : []));
  }

  function quarantine(keys: readonly string[]): void {
    for (const key of keys) {
      log.error(`A stored ${kind.noun} cannot be read.`);
      storage().setItem(`${name}:set-aside:${new Date().toISOString()}:${key}`, storage().getItem(key) ?? '');
      storage().removeItem(key);
    }
    tell({ kind: 'set-aside', count: keys.length });
  }
}

/** Text that is no JSON is no record. */
function valueIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

function attempt<T>(act: () => T): StoreAnswer<T> {
  try {
    return { kind: 'ok', value: act() };
  } catch (fault) {
    return failureOf(fault);
  }
}
