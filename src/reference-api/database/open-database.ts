import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the database of a directory, or of memory for `memory://`, and brings it forward.
 * One process at a time may have a directory open: rows are lost otherwise, see lock-file.ts.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  const pglite = await PGlite.create(dataDir);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return db;
}
