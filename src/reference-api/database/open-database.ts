import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Opens the database of a directory, or of memory for `memory://`, and brings it forward.
 * One process at a time may have a directory open: rows are lost otherwise, see lock-file.ts.
 */
export async function openDatabase(dataDir: string): Promise<Database> {
  if (!dataDir.includes('://') && !existsSync(dataDir)) await createDirectory(dataDir);
  const db = await connect(dataDir);
  await migrate(db);
  return db;
}

/** The database as it lies there, with the extensions that its migrations use. */
export async function connect(dataDir: string): Promise<Database> {
  const pglite = await PGlite.create({ dataDir, extensions: { fuzzystrmatch } });
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}

/** Made aside and then renamed: a process killed on the way leaves nothing that looks like a database. */
async function createDirectory(dataDir: string): Promise<void> {
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const pglite = await PGlite.create(fresh);
  await pglite.close();
  renameSync(fresh, dataDir);
}
