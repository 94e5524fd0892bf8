import { type Found, foundIn, type RecordKind } from '#adapters/stored/stored-record.ts';
import { isRecord } from '#adapters/wire/parser.ts';
import type { Database } from './database.ts';
import { resultOf } from './outcome-of.ts';

/** A record by its key; `lost` when the device cannot give back its very bytes. */
export type ReadRecord<T> = { readonly id: IDBValidKey; readonly found: Found<T> | Lost };

type Lost = { readonly kind: 'lost'; readonly reason: string };

type Given<T> = { readonly database: Database; readonly kind: RecordKind<T> };

/** Which records are meant; all when not said. */
type Which = {
  /** The field by which they are looked for, instead of their key. */
  readonly by?: string;
  readonly query?: IDBValidKey | IDBKeyRange | null;
  readonly most?: number;
};

/** All that are meant at once; where one of them keeps the others from being read, each by itself. */
export async function readRecords<T>(
  { database, kind }: Given<T>,
  { by, query = null, most }: Which = {},
): Promise<readonly ReadRecord<T>[]> {
  const source = (kept: IDBObjectStore) => (by === undefined ? kept : kept.index(by));
  try {
    const records: readonly unknown[] = await ask({ database, kind }, (kept) => source(kept).getAll(query, most));
    return records.map((record) => ({ id: idIn(record), found: foundIn(record, kind) }));
  } catch (fault) {
    const ids = await ask({ database, kind }, (kept) => source(kept).getAllKeys(query, most));
    if (ids.length === 0) throw fault;
    const read = ids.map((id) => readRecord({ database, kind }, id).catch((reason: unknown) => lost(id, reason)));
    return (await Promise.all(read)).flat();
  }
}

/** None when there is no such record. */
export async function readRecord<T>(given: Given<T>, id: IDBValidKey): Promise<readonly ReadRecord<T>[]> {
  const record: unknown = await ask(given, (kept) => kept.get(id));
  return record === undefined ? [] : [{ id, found: foundIn(record, given.kind) }];
}

function ask<T, R>({ database, kind }: Given<T>, question: (records: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  return database.begin([kind.store], 'readonly', (transaction) =>
    resultOf(question(transaction.objectStore(kind.store))),
  );
}

function lost(id: IDBValidKey, reason: unknown): readonly ReadRecord<never>[] {
  return [{ id, found: { kind: 'lost', reason: String(reason) } }];
}

function idIn(record: unknown): IDBValidKey {
  return isRecord(record) ? (record['id'] as IDBValidKey) : ''; // the store's own key, so there is one
}
