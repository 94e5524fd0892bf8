import { type Kysely, sql } from 'kysely';
import { messageOf, sqlStateOf } from './database-faults.ts';
import { migrate } from './migrate.ts';
import { connect, type Database, type OnStatement } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Why a database cannot be used, in a sentence for whoever starts the process. */
export class UnfitDatabase extends Error {}

/**
 * Connects to a database (see connect), brings it forward and has it filled. Several processes that open the same one
 * do so one after the other. Throws UnfitDatabase where it never will do.
 */
export async function openDatabase(
  address: string,
  fill: (db: Database) => Promise<void> = async () => undefined,
  onStatement?: OnStatement,
): Promise<Database> {
  const db = await connect(address, onStatement);
  try {
    await db.connection().execute((own) => prepare(own, fill));
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const TURN = 7_429_016; // any number that nothing else in the database locks

/** On one connection, which alone holds the turn; it may wait and work as long as it takes. */
async function prepare(own: Kysely<Tables>, fill: (db: Database) => Promise<void>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(own);
  await sql`set idle_in_transaction_session_timeout = 0`.execute(own);
  await sql`select pg_advisory_lock(${TURN})`.execute(own);
  await checkServer(own);
  await ensureWordDistance(own);
  await migrate(own);
  await fill(own);
  await sql`select pg_advisory_unlock(${TURN})`.execute(own);
  await sql`reset statement_timeout`.execute(own);
  await sql`reset idle_in_transaction_session_timeout`.execute(own);
}

const LEAST_VERSION = 15;

async function checkServer(db: Database): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const { version = 0, encoding = '' } = rows[0] ?? {};
  if (version < LEAST_VERSION) {
    throw new UnfitDatabase(`The database is PostgreSQL ${version}; ${LEAST_VERSION} or later is needed.`);
  }
  if (encoding !== 'UTF8') throw new UnfitDatabase(`The database is encoded in ${encoding}; UTF8 is needed.`);
}

const NOT_ALLOWED = '42501'; // PostgreSQL: insufficient_privilege

/** The search looks for typing mistakes with an extension, which on a server not every role may create. */
async function ensureWordDistance(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'fuzzystrmatch'`.execute(db);
  if (rows.length > 0) return;
  try {
    await sql`create extension fuzzystrmatch`.execute(db);
  } catch (error) {
    const why =
      sqlStateOf(error) === NOT_ALLOWED
        ? 'The role of DATABASE_URL may not create the extension fuzzystrmatch'
        : `The extension fuzzystrmatch cannot be created (${messageOf(error)})`;
    const wayOut = 'Let an administrator run "create extension fuzzystrmatch" in this database once.';
    throw new UnfitDatabase(`${why}. ${wayOut}`);
  }
}
