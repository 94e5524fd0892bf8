import { foundIn, type RecordKind } from '#adapters/stored/stored-record.ts';
import type { Log } from '#domain/shared/log.ts';
import type { TellDeviceNews } from '#domain/storage/device-news.ts';
import type { Database } from './database.ts';
import { completionOf, resultOf } from './outcome-of.ts';
import type { ReadRecord } from './read-records.ts';
import { QUARANTINE } from './record-migrations.ts';

export type QuarantinePorts<T> = {
  readonly database: Database;
  readonly kind: RecordKind<T>;
  readonly log: Log;
  readonly tell: TellDeviceNews;
};

/** Quarantines those of the records that cannot be read, and tells how many there are. Never rejects. */
export type Quarantine = (records: readonly ReadRecord<unknown>[]) => Promise<void>;

/**
 * One by one, so that one that cannot be moved keeps no other where it is. Of a record whose very bytes are lost nothing
 * can be moved: it stays, and is told once.
 */
export function createQuarantine<T>({ database, kind, log, tell }: QuarantinePorts<T>): Quarantine {
  const told = new Set<IDBValidKey>();

  return async (records) => {
    let count = 0;
    for (const { id, found } of records) {
      if (found.kind !== 'damaged' && found.kind !== 'lost') continue;
      log.error(`A stored ${kind.noun} cannot be read: ${found.reason}.`);
      const isNew = found.kind === 'lost' ? !told.has(id) : await isMoved(id);
      told.add(id);
      if (isNew) count += 1;
    }
    if (count > 0) tell({ kind: 'set-aside', count });
  };

  async function isMoved(id: IDBValidKey): Promise<boolean> {
    try {
      return await move({ database, kind }, id);
    } catch (fault) {
      log.error(`A stored ${kind.noun} could not be quarantined: ${String(fault)}`);
      return false;
    }
  }
}

/** False when it is gone or was put anew meanwhile. Rejects where another build's database has no store for such records. */
function move<T>({ database, kind }: Pick<QuarantinePorts<T>, 'database' | 'kind'>, id: IDBValidKey): Promise<boolean> {
  return database.begin([kind.store, QUARANTINE], 'readwrite', async (transaction) => {
    const [isMoved] = await Promise.all([moveIn(transaction, kind, id), completionOf(transaction)]);
    return isMoved;
  });
}

async function moveIn<T>(transaction: IDBTransaction, kind: RecordKind<T>, id: IDBValidKey): Promise<boolean> {
  const records = transaction.objectStore(kind.store);
  const record: unknown = await resultOf(records.get(id));
  const found = foundIn(record, kind);
  if (record === undefined || found.kind !== 'damaged') return false;
  transaction.objectStore(QUARANTINE).add({ id, record, reason: found.reason, at: new Date().toISOString() });
  records.delete(id);
  return true;
}
