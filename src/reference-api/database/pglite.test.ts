import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { OPENING_MS } from '#reference-api/testing/open-test-api.ts';
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

test('a directory that is no database is told', async () => {
  await expect(openPglite('/dev/null/nowhere')).rejects.toThrow();
});

test(
  'V8 frees no code of the database, which could end the process',
  async () => {
    const open = `import { openPglite } from '#reference-api/database/pglite.ts';
      await (await openPglite('memory://')).close();
      console.log('closed');`;
    const flags = ['--stress-wasm-code-gc', '--trace-wasm-code-gc', '--eval', open];
    const { stdout } = await promisify(execFile)(process.execPath, flags);
    expect(stdout).toBe('closed\n');
  },
  OPENING_MS,
);
