import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database that nobody else knows, to be given to openDatabase. */
export type TestDatabase = { readonly address: string; readonly drop: () => Promise<void> };

/**
 * A new, empty database: on the server, or in memory where there is none. The tests run on that of TEST_DATABASE_URL (see
 * `npm run test:postgres`). Its role must be allowed to create databases. Drop it once nobody is connected any more.
 */
export async function createTestDatabase(server = process.env['TEST_DATABASE_URL']): Promise<TestDatabase> {
  if (!server) return { address: 'memory://', drop: async () => undefined };
  return databaseOn(server, "template0 encoding 'UTF8'");
}

/** A new database on a server, copied from another one to which nobody is connected. */
export async function databaseOn(server: string, template: string): Promise<TestDatabase> {
  const name = `zari_test_${randomBytes(8).toString('hex')}`;
  await order(server, `create database ${name} template ${template}`);
  return {
    address: Object.assign(new URL(server), { pathname: name }).href,
    drop: () => order(server, `drop database ${name} with (force)`),
  };
}

async function order(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
