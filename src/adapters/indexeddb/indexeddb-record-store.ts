import { isOfNewerBuild, oldestFirst, type RecordKind, sealed } from '#adapters/stored/stored-record.ts';
import type { Log } from '#domain/shared/log.ts';
import type { TellDeviceNews } from '#domain/storage/device-news.ts';
import type { PagedStore, RecordPage, RecordStore } from '#domain/storage/record-store.ts';
import { createDatabase, type Database } from './database.ts';
import { completionOf, resultOf } from './outcome-of.ts';
import { type ReadRecord, readRecord, readRecords } from './read-records.ts';
import { recordMigrations } from './record-migrations.ts';
import { createSoundRecords } from './sound-records.ts';
import { withinLimit } from './within-limit.ts';

const PROBE_MS = 2_000; // fault model, row 25

type Ports<T> = {
  readonly kind: RecordKind<T>;
  /** Of the database, which holds these records alone. */
  readonly name: string;
  readonly log: Log;
  /** Hears of what the shopper should know. */
  readonly tell?: TellDeviceNews;
  /** How many times the usual time the device may take. */
  readonly patience?: number;
};

/**
 * Records that wait, in a database of their own that no cache rule touches. A record counts as stored when the
 * transaction is complete on the disk. One that cannot be read is quarantined, and never keeps the others from being read;
 * one of a newer build stays untouched.
 */
export function createIndexedDbRecordStore<T extends { readonly id: string }>(
  ports: Ports<T>,
): RecordStore<T> & PagedStore<T> {
  const { kind, name, log, tell = () => undefined, patience = 1 } = ports;
  const within = PROBE_MS * patience;
  const onHeld = (): void => tell({ kind: 'held' });
  const database = createDatabase({ name, migrations: recordMigrations(kind), within, onHeld });
  const reading = createReading({ database, kind, sound: createSoundRecords({ database, kind, log, tell }) });

  return {
    put: (record) => written(record.id, (records) => records.put(sealed(record, kind))),
    remove: (id) => written(id, (records) => records.delete(id)),
    get: (id) => withinLimit(within, reading.one(id)),
    all: () => withinLimit(within, reading.all()),
    page: (after, most) => withinLimit(within, reading.page(after, most)),
    about: (subject) => withinLimit(within, reading.about(subject)),
  };

  function written(id: T['id'], change: Change) {
    return withinLimit(within, write({ database, kind, id, change, tooLate: AbortSignal.timeout(within) }));
  }
}

type Reading<T> = {
  readonly database: Database;
  readonly kind: RecordKind<T>;
  /** The records among them that can be read; the others are quarantined. */
  readonly sound: (records: readonly ReadRecord<T>[]) => Promise<readonly T[]>;
};

function createReading<T extends { readonly id: string }>({ database, kind, sound }: Reading<T>) {
  return { one, all, page, about };

  async function one(id: T['id']): Promise<T | null> {
    return (await sound(await readRecord({ database, kind }, id)))[0] ?? null;
  }

  async function all(): Promise<readonly T[]> {
    return oldestFirst(await sound(await readRecords({ database, kind })), kind);
  }

  async function page(after: T['id'] | null, most: number): Promise<RecordPage<T>> {
    const query = after === null ? null : IDBKeyRange.lowerBound(after, true);
    const records = await readRecords({ database, kind }, { query, most });
    const last = records.length === most ? records.at(-1) : undefined;
    return { records: await sound(records), next: last ? (last.id as T['id']) : null }; // the key is the id
  }

  async function about(subject: string): Promise<readonly T[]> {
    const by = kind.subject;
    return by === undefined ? [] : sound(await readRecords({ database, kind }, { by, query: subject }));
  }
}

type Change = (records: IDBObjectStore) => unknown;

type Writing = {
  readonly database: Database;
  readonly kind: Pick<RecordKind<never>, 'store' | 'noun' | 'schema'>;
  readonly id: string;
  readonly change: Change;
  readonly tooLate: AbortSignal;
};

/** What is not written in time is taken back, so that "not stored" stays true. */
function write({ database, kind, id, change, tooLate }: Writing): Promise<void> {
  return database.begin([kind.store], 'readwrite', async (transaction) => {
    tooLate.throwIfAborted();
    const takeBack = (): void => transaction.abort();
    tooLate.addEventListener('abort', takeBack);
    const complete = completionOf(transaction).finally(() => tooLate.removeEventListener('abort', takeBack));
    await Promise.all([changed(transaction.objectStore(kind.store), { kind, id, change }), complete]);
  });
}

/** Changes the record, unless a newer build has kept it: what that one knows of it would be lost. */
async function changed(
  records: IDBObjectStore,
  { kind, id, change }: Pick<Writing, 'kind' | 'id' | 'change'>,
): Promise<void> {
  const before: unknown = await resultOf(records.get(id));
  if (!isOfNewerBuild(before, kind)) return void change(records);
  records.transaction.abort();
  throw new Error(`a newer build has kept this ${kind.noun}`);
}
