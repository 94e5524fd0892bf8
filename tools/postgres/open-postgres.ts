import { findPostgres } from './find-postgres.ts';
import { startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

/** What a person without PostgreSQL is told. */
export const postgresAdvice =
  'No PostgreSQL was found, so what runs on a server was left out: install it (Debian: apt-get install postgresql), ' +
  'or give a server whose role may create databases, as DATABASE_URL=postgres://… npm run test:postgres';

/** The server of an address, else one made for this run; null where this machine has no PostgreSQL. */
export async function openPostgres(address: string | undefined): Promise<TemporaryPostgres | null> {
  if (address) return { url: address, stop: async () => undefined };
  const bin = findPostgres();
  return bin === null ? null : startPostgres(bin);
}
