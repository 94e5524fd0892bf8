import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import { isServer } from './database-address.ts';
import { openPglite } from './pglite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Told of each statement that has come to its end. */
export type OnStatement = (told: {
  readonly sql: string;
  readonly milliseconds: number;
  readonly isFault: boolean;
}) => void;

/**
 * Connects to a database as it lies there: on a server (`postgres://…`), in a directory, or in memory (`memory://…`).
 * One process at a time may have a directory open: rows are lost otherwise, see lock-file.ts.
 */
export async function connect(address: string, onStatement?: OnStatement): Promise<Database> {
  const pool = isServer(address) ? createPool({ ...serverLimits, connectionString: address }) : await embedded(address);
  const log = ({ level, query, queryDurationMillis: milliseconds }: LogEvent) =>
    onStatement?.({ sql: query.sql, milliseconds, isFault: level === 'error' });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onStatement && { log }) });
}

type PoolOptions = ConstructorParameters<typeof Pool>[0];

/** A call waits no longer than these for a connection or for its statement. */
const serverLimits: PoolOptions = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  application_name: 'zari-api',
  // Compiling a statement takes longer than any of ours; what a search found fits into memory; and one search takes no
  // processor from the others.
  options: '-c jit=off -c work_mem=32MB -c max_parallel_workers_per_gather=0',
};

/** The database in its thread has one connection, which everybody waits for in turn. */
async function embedded(dataDir: string): Promise<PostgresPool> {
  const pglite = await openPglite(dataDir);
  const pool = createPool({
    stream: () => pglite.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
  });
  return {
    options: pool.options,
    connect: () => pool.connect(),
    end: async () => {
      await pool.end();
      await pglite.close();
    },
  };
}

function createPool(options: PoolOptions): Pool {
  const pool = new Pool({ ...options, types: columnTypes });
  // A connection that breaks while nothing is asked over it fails the next call, or is made anew: nobody else need know.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
