import { createServer, connect as dial, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import { openReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { createTestDatabase } from '#api/testing/test-database.ts';
import { until } from '#shared/waiting/until.ts';
import { limited } from './limited.ts';
import { connect } from './open-database.ts';
import { openDatabase } from './prepare-database.ts';

// What only a server can do; left out where none is given.
const onServer = test.skipIf(!process.env['TEST_DATABASE_URL']);

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

async function place(): Promise<string> {
  const { address, drop } = await createTestDatabase();
  ends.push(drop);
  return address;
}

onServer(
  'two processes that open an empty database at once fill it once, and both use it',
  async () => {
    const database = await place();
    const [one, other] = await Promise.all([0, 1].map(() => openReferenceApi({ database, content: demoContent })));
    ends.push(async () => {
      await one?.close();
      await other?.close();
    });
    for (const api of [one, other]) {
      const answer = await api?.fetch(new Request('http://api.test/api/catalog?type=product&size=1'));
      expect(await answer?.json()).toMatchObject({ code: 200, result: { items: [{}] } });
    }
  },
  OPENING_MS,
);

onServer('a statement with a limit is ended there, and the next one has the limit of all again', async () => {
  const db = await connect(await place());
  ends.push(() => db.destroy());
  const sleep = limited(db, 50, (own) => sql`select pg_sleep(5)`.execute(own));
  await expect(sleep).rejects.toMatchObject({ code: '57014' });
  const { rows } = await sql`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});

onServer(
  'while the server is away calls are told to come again, and are answered when it is back',
  async () => {
    const address = new URL(await place());
    const line = createLine(Number(address.port || 5432), address.hostname);
    address.port = String(await line.open());
    const api = await openReferenceApi({ database: address.href, content: demoContent });
    ends.push(() => api.close());
    const ask = () => api.fetch(new Request('http://api.test/api/home/data'));
    expect((await ask()).status).toBe(200);
    await line.cut();
    const answer = await ask();
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({ code: 503, result: 'Service unavailable' });
    await line.open();
    ends.push(line.cut);
    expect((await ask()).status).toBe(200);
  },
  OPENING_MS,
);

onServer('a role that may not create the extension is told how to get it', async () => {
  const address = new URL(await place());
  const admin = await connect(address.href);
  const role = `role_of${address.pathname.slice(1)}`;
  await sql.raw(`create role ${role} login password 'only-a-test'`).execute(admin);
  await sql.raw(`grant create on schema public to ${role}`).execute(admin);
  ends.push(async () => {
    await sql.raw(`drop owned by ${role}`).execute(admin);
    await sql.raw(`drop role ${role}`).execute(admin);
    await admin.destroy();
  });
  address.username = role;
  address.password = 'only-a-test';
  await expect(openDatabase(address.href)).rejects.toThrow(
    'The role of DATABASE_URL may not create the extension fuzzystrmatch. ' +
      'Let an administrator run "create extension fuzzystrmatch" in this database once.',
  );
  await sql`create extension fuzzystrmatch`.execute(admin);
  const db = await openDatabase(address.href);
  await db.destroy();
});

onServer('a database that is not in UTF-8 is refused', async () => {
  const address = new URL(await place());
  const admin = await connect(address.href);
  const name = `${address.pathname.slice(1)}_old`;
  await sql.raw(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`).execute(admin);
  ends.push(async () => {
    await sql.raw(`drop database ${name}`).execute(admin);
    await admin.destroy();
  });
  address.pathname = name;
  await expect(openDatabase(address.href)).rejects.toThrow('The database is encoded in LATIN1; UTF8 is needed.');
});

test('a server that is not there is told', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:9/nothing')).rejects.toThrow('ECONNREFUSED');
});

/** A line to the server that can be cut and mended. */
function createLine(port: number, host: string) {
  const sockets = new Set<Socket>();
  let own = 0;
  const server = createServer((caller) => {
    const callee = dial(port, host);
    for (const [socket, peer] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => peer.write(bytes));
      socket.on('error', () => undefined);
      socket.on('close', () => peer.destroy());
    }
  });
  return {
    open: () =>
      new Promise<number>((resolve) => {
        server.listen(own, '127.0.0.1', () => {
          own = (server.address() as { port: number }).port;
          resolve(own);
        });
      }),
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
  };
}

onServer(
  'of two orders at once that take the last pieces of two variants, the later one finds the product sold out',
  async () => {
    const db = await openDatabase(await place(), async () => undefined);
    ends.push(() => db.destroy());
    await sql`
      insert into products (id, sku, name, type_id, status, created_at, updated_at, tax_rate, regular_in, special_in,
        regular_us, special_us, regular_other, special_other, facts, record)
      values (7, 'P', 'Kurta', 'configurable', 1, now(), now(), 0, 1, 0, 1, 0, 1, 0, '{}', '{}')`.execute(db);
    await sql`insert into stock values ('P-S', 71, 7, true, 1, true, 1), ('P-M', 72, 7, true, 1, true, 1)`.execute(db);
    const isListed = async () => (await sql`select is_in_stock, stock_status from listed_products`.execute(db)).rows;
    expect(await isListed()).toEqual([{ is_in_stock: true, stock_status: 1 }]);
    const { promise: hasTaken, resolve: taken } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const take = (own: typeof db, sku: string) => sql`update stock set qty = 0 where sku = ${sku}`.execute(own);
    const first = db.transaction().execute(async (own) => {
      await take(own, 'P-S');
      taken();
      await mayEnd;
    });
    await hasTaken;
    const second = take(db, 'P-M');
    const waits = sql<{ count: number }>`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until('the second order waits', async () => Number((await waits.execute(db)).rows[0]?.count) > 0);
    end();
    await Promise.all([first, second]);
    expect(await isListed()).toEqual([{ is_in_stock: false, stock_status: 0 }]);
  },
  OPENING_MS,
);
