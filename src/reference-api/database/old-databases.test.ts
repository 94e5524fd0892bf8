import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '#reference-api/testing/open-test-api.ts';
import { createTestDatabase } from '#reference-api/testing/test-database.ts';
import { migrate, migrations } from './migrate.ts';
import { rowsOfAge } from './old-rows-for-tests.ts';
import { connect, type Database } from './open-database.ts';

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

let fresh: unknown;
beforeAll(async () => {
  fresh = await inDatabase(async (db) => {
    await migrate(db);
    return schemaOf(db);
  });
}, OPENING_MS);

const ages = migrations.slice(0, -1).map(({ name }, at) => ({ name, age: at + 1 }));

test.each(ages)(
  'a database that ends with $name comes forward with its rows, and is like a new one',
  async ({ age }) => {
    await inDatabase(async (db) => {
      await migrate(db, migrations.slice(0, age));
      for (const row of rowsOfAge(age)) await sql.raw(row).execute(db);
      const before = await countRows(db);
      expect(await migrate(db)).toEqual(migrations.slice(age).map(({ name }) => name));
      expect(await schemaOf(db)).toEqual(fresh);
      expect(await countRows(db)).toMatchObject(before);
    });
  },
  OPENING_MS,
);

async function inDatabase<T>(use: (db: Database) => Promise<T>): Promise<T> {
  const { address, drop } = await createTestDatabase();
  const db = await connect(address);
  try {
    return await use(db);
  } finally {
    await db.destroy();
    await drop();
  }
}

/** Columns, constraints and indexes as PostgreSQL describes them. */
async function schemaOf(db: Database): Promise<unknown> {
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

async function countRows(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const counts: Record<string, number> = {};
  for (const name of KEPT.filter((kept) => rows.some((row) => row.name === kept))) {
    const counted = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]?.count ?? -1;
  }
  return counts;
}
