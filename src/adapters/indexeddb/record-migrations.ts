import type { Migration } from './open-database.ts';

/** Where records lie that cannot be read: `{ id, record, reason, at }`, none of them ever written over. */
export const SET_ASIDE = 'set-aside';

/** What every released build has made of a database of records, step by step. */
export function recordMigrations(store: string): readonly Migration[] {
  return [
    (database) => database.createObjectStore(store, { keyPath: 'id' }),
    (database) => database.createObjectStore(SET_ASIDE, { autoIncrement: true }),
  ];
}
