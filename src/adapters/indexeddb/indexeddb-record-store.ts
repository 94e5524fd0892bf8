import type { Log } from '#domain/shared/log.ts';
import type { RecordStore } from '#domain/storage/record-store.ts';
import type { Parser } from '#wire/parser.ts';
import { completionOf, createDatabase, type Database, type Migration, resultOf } from './database.ts';
import { withinLimit } from './within-limit.ts';

const PROBE_MS = 2_000; // fault model, row 25

/** What a database of records holds. */
export type RecordKind<T> = {
  /** The name of its object store. */
  readonly store: string;
  /** What one of them is called in the log. */
  readonly noun: string;
  /** Reads what this or an earlier build has kept. */
  readonly parse: Parser<T>;
  /** When it was made, as a text that grows with time. */
  readonly madeAt: (record: T) => string;
};

type Ports<T> = RecordKind<T> & {
  /** Of the database, which holds these records alone. */
  readonly name: string;
  readonly log: Log;
  /** How many times the usual time the device may take. */
  readonly patience?: number;
};

/**
 * Records that wait, in a database of their own that no cache rule touches. A record counts as stored when the
 * transaction is complete on the disk. One that cannot be read is skipped and logged, and stays where it is.
 */
export function createIndexedDbRecordStore<T extends { readonly id: string }>(ports: Ports<T>): RecordStore<T> {
  const { name, store, patience = 1 } = ports;
  const within = PROBE_MS * patience;
  const database = createDatabase({ name, migrations: migrationsOf(store) });
  const written = (change: (records: IDBObjectStore) => unknown) =>
    withinLimit(within, write(database, store, change, AbortSignal.timeout(within)));

  return {
    put: (record) => written((records) => records.put(record)),
    remove: (id) => written((records) => records.delete(id)),
    get: (id) => withinLimit(within, get(id)),
    all: () => withinLimit(within, all()),
  };

  async function get(id: string): Promise<T | null> {
    const record = await read((records) => records.get(id));
    return readable([record], ports)[0] ?? null;
  }

  async function all(): Promise<readonly T[]> {
    const records = readable(await read((kept) => kept.getAll()), ports);
    return records.toSorted((a, b) => ports.madeAt(a).localeCompare(ports.madeAt(b)));
  }

  async function read<R>(ask: (records: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    const connection = await database.connected();
    return resultOf(ask(connection.transaction(store, 'readonly').objectStore(store)));
  }
}

function migrationsOf(store: string): readonly Migration[] {
  return [(database) => database.createObjectStore(store, { keyPath: 'id' })];
}

function readable<T>(records: readonly unknown[], { parse, noun, log }: Ports<T>): readonly T[] {
  return records.flatMap((record) => {
    if (record === undefined) return [];
    const found = parse(record);
    if (found.kind === 'ok') return [found.value];
    log.error(`A stored ${noun} cannot be read: its field "${found.field}" is not as agreed.`);
    return [];
  });
}

/** What is not written in time is taken back, so that "not stored" stays true. */
async function write(
  database: Database,
  store: string,
  change: (records: IDBObjectStore) => unknown,
  tooLate: AbortSignal,
): Promise<void> {
  const connection = await database.connected();
  tooLate.throwIfAborted();
  const transaction = connection.transaction(store, 'readwrite', { durability: 'strict' });
  const takeBack = (): void => transaction.abort();
  tooLate.addEventListener('abort', takeBack);
  change(transaction.objectStore(store));
  await completionOf(transaction).finally(() => tooLate.removeEventListener('abort', takeBack));
}
