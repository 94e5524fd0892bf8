import type { RecordKind } from '#adapters/stored/stored-record.ts';
import type { Migration } from './open-database.ts';

/** Where records lie that cannot be read: `{ id, record, reason, at }`, none of them ever written over. */
export const QUARANTINE = 'set-aside';

/** What every released build has made of a database of records, step by step. */
export function recordMigrations<T>({ store, subject }: RecordKind<T>): readonly Migration[] {
  return [
    (database) => {
      const records = database.createObjectStore(store, { keyPath: 'id' });
      if (subject !== undefined) records.createIndex(subject, subject);
    },
    (database) => database.createObjectStore(QUARANTINE, { autoIncrement: true }),
  ];
}
