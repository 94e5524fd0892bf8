import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { connect } from './open-database.ts';
import { openPglite } from './pglite.ts';

test(
  'a heavy statement does not stop the time of those who ask nothing',
  async () => {
    const db = await connect('memory://');
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    await sql`select count(*) from generate_series(1, 3000000)`.execute(db);
    clearInterval(turning);
    // In this thread the statement would leave room for one or two; beside it there is room for hundreds.
    expect(turns).toBeGreaterThan(20);
    await db.destroy();
  },
  OPENING_MS,
);

test(
  'a connection that breaks in a transaction leaves nothing to the next',
  async () => {
    const pglite = await openPglite('memory://');
    const first = new Client({ stream: () => pglite.connect(), user: 'postgres', database: 'postgres' });
    await first.connect();
    await first.query('create table kept (id integer)');
    await first.query('begin');
    await first.query('insert into kept values (1)');
    first.on('error', () => undefined);
    first.connection.stream.destroy();
    const second = new Client({ stream: () => pglite.connect(), user: 'postgres', database: 'postgres' });
    await second.connect();
    expect((await second.query('select * from kept')).rows).toEqual([]);
    await second.end();
    await pglite.close();
  },
  OPENING_MS,
);

test(
  'faults, notices, notifications and copies come over the connection as from a server',
  async () => {
    const pglite = await openPglite('memory://');
    const client = new Client({ stream: () => pglite.connect(), user: 'postgres', database: 'postgres' });
    const heard: unknown[] = [];
    client.on('notice', ({ message }) => heard.push(message));
    client.on('notification', ({ channel, payload }) => heard.push([channel, payload]));
    await client.connect();
    await client.query('listen orders');
    await client.query(`do $$ begin raise notice 'told'; end $$`);
    await client.query(`notify orders, 'one'`);
    expect(heard).toEqual(['told', ['orders', 'one']]);
    await client.query('begin');
    await expect(client.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    expect((await client.query('copy (values (1), (2)) to stdout')).command).toBe('COPY');
    const many = await client.query(`select repeat('x', 3000000) as words, $1::integer as n`, [7]);
    expect(many.rows).toEqual([{ words: 'x'.repeat(3_000_000), n: 7 }]);
    await client.end();
    await pglite.close();
  },
  OPENING_MS,
);

test('a directory that is no database is told', async () => {
  await expect(openPglite('/dev/null/nowhere')).rejects.toThrow();
});

test(
  'what a killed process left of a database that it was making is thrown away',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zari-'));
    await mkdir(join(folder, 'database.new-1'));
    await (await openPglite(join(folder, 'database'))).close();
    expect(await readdir(folder)).toEqual(['database']);
    await rm(folder, { recursive: true });
  },
  OPENING_MS,
);

test('a directory that cannot be filled is told in the words of who tried', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zari-'));
  await expect(openPglite(join(folder, 'd'.repeat(250)))).rejects.toThrow(/^ENAMETOOLONG/);
  await rm(folder, { recursive: true });
});

test(
  'V8 frees no code of the database, which could end the process',
  async () => {
    const open = `import { openPglite } from '#api/database/pglite.ts';
      await (await openPglite('memory://')).close();
      console.log('closed');`;
    const flags = ['--stress-wasm-code-gc', '--trace-wasm-code-gc', '--eval', open];
    const { stdout } = await promisify(execFile)(process.execPath, flags);
    expect(stdout).toBe('closed\n');
  },
  OPENING_MS,
);

test(
  'answers leave nothing behind, however long a connection lasts',
  async () => {
    const ask = `import { connect } from '#api/database/open-database.ts';
      import { sql } from 'kysely';
      const db = await connect('memory://');
      for (let asked = 0; asked < 200; asked += 1) {
        await sql\`select n, repeat('x', 100) as words from generate_series(1, 5000) n\`.execute(db);
      }
      await db.destroy();
      console.log('closed');`;
    // A hundred megabytes of answers, where there is room for eighty.
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=80', '--eval', ask]);
    expect(stdout).toBe('closed\n');
  },
  OPENING_MS,
);
