import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * Runs statements that only read, each of at most so many milliseconds: a server ends a longer one, which rejects with
 * SQLSTATE 57014. Without a limit (null) they run as they are.
 *
 *     await limited(shop.db, shop.searchLimitMs, (db) => runSearch(db, source, search));
 */
export function limited<T>(db: Database, limitMs: number | null, run: (own: Database) => Promise<T>): Promise<T> {
  if (limitMs === null) return run(db);
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (own) => {
      await sql`set local statement_timeout = ${sql.lit(limitMs)}`.execute(own);
      return run(own);
    });
}
