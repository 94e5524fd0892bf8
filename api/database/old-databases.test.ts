import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTestDatabase } from '#api/testing/connect-test-database.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { migrate, migrations } from './migrate.ts';
import { rowsOfAge } from './old-rows-for-tests.ts';
import type { Database } from './open-database.ts';

/** Migrations that databases out there have been brought forward by: what they did cannot be changed any more. */
const RELEASED: Readonly<Record<string, string>> = {
  '0001-catalogue': 'a8830a44450803b1',
  '0002-carts': '1ce7ef4457f31569',
  '0003-orders': 'd7efc31e73551186',
  '0004-search': '439f8d4d667a3fc5',
  '0005-reviews': '382d22df16740400',
};

test.each(Object.entries(RELEASED))('%s is what it was when it was released', (name, digest) => {
  const statements = migrations.find((migration) => migration.name === name)?.statements ?? [];
  expect(createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
});

test('the released migrations come first, in their order', () => {
  const names = Object.keys(RELEASED);
  expect(migrations.slice(0, names.length).map(({ name }) => name)).toEqual(names);
});

let db: Database;
let drop: () => Promise<void>;
let fresh: unknown;
beforeAll(async () => {
  ({ db, drop } = await connectTestDatabase());
  await migrate(db);
  fresh = await schemaOf();
}, OPENING_MS);
afterAll(() => drop());

const ages = migrations.slice(0, -1).map(({ name }, at) => ({ name, age: at + 1 }));

test.each(ages)(
  'a database that ends with $name comes forward with its rows, and is like a new one',
  async ({ age }) => {
    await empty();
    await migrate(db, migrations.slice(0, age));
    for (const row of rowsOfAge(age)) await sql.raw(row).execute(db);
    const before = await countRows();
    expect(await migrate(db)).toEqual(migrations.slice(age).map(({ name }) => name));
    expect(await schemaOf()).toEqual(fresh);
    expect(await countRows()).toMatchObject(before);
  },
  OPENING_MS,
);

/** All that migrations make stands in this schema; a database of its own for each age would take a second each. */
async function empty(): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

/** Columns, constraints and indexes as PostgreSQL describes them. */
async function schemaOf(): Promise<unknown> {
  const columns = await sql`
    select table_name, column_name, data_type, is_nullable, column_default, is_identity, identity_start, generation_expression
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`.execute(db);
  const constraints = await sql`
    select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  const indexes = await sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
    db,
  );
  return { columns: columns.rows, constraints: constraints.rows, indexes: indexes.rows };
}

/** Tables that shoppers have something in. */
const KEPT = ['products', 'stock', 'carts', 'cart_lines', 'orders', 'order_lines', 'order_answers', 'reviews', 'users'];

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const counts: Record<string, number> = {};
  for (const name of KEPT.filter((kept) => rows.some((row) => row.name === kept))) {
    const counted = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]?.count ?? -1;
  }
  return counts;
}
