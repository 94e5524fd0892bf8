import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { openPostgres } from './open-postgres.ts';
import { startPostgres } from './temporary-postgres.ts';

const bin = findPostgres();

test.skipIf(bin === null)(
  'a server is started for a run, lets us in, and leaves nothing behind',
  async () => {
    const server = await startPostgres(bin ?? '');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query('show data_directory');
    await client.end();
    await server.stop();
    expect(existsSync(rows[0].data_directory)).toBe(false);
    await expect(new Client({ connectionString: server.url }).connect()).rejects.toThrow('ECONNREFUSED');
  },
  60_000,
);

test('a server that is given is neither started nor stopped', async () => {
  const given = await openPostgres('postgres://shop@db.example/zari');
  await given?.stop();
  expect(given?.url).toBe('postgres://shop@db.example/zari');
});
