import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOfAge } from '#api/database/old-rows-for-tests.ts';
import type { Database } from '#api/database/open-database.ts';
import { openDatabase } from '#api/database/prepare-database.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import { OPENING_MS, TODAY } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { type Seed, seed } from './seed.ts';

const content = demoContent(TODAY);
let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  db = await openDatabase(place.address, async (own) => void (await seed(own, content)));
}, OPENING_MS);
afterAll(async () => {
  await db.destroy();
  await place.drop();
});

test('the same collection is not written again', async () => {
  expect(await seed(db, content)).toBe(false);
});

test('written again it is the same, row by row', async () => {
  const before = await everything();
  expect(await seed(db, { ...content, version: 'the same by another name' })).toBe(true);
  const after = await everything();
  const { page_changes: _news, ...same } = before; // that it was written again is news to whoever keeps pages
  for (const [table, rows] of Object.entries(same)) expect(after[table], table).toEqual(rows);
});

test('a later collection takes the place of an older one, and what is not of it stays', async () => {
  const [first, second] = content.collection.products;
  if (!first || !second) throw new RangeError('The collection is empty.');
  await seed(db, older(content));
  for (const row of ownRows) await sql.raw(row).execute(db);
  await sql`update stock set qty = 1 where product_id = ${first.id}`.execute(db);
  expect(await seed(db, content)).toBe(true);

  const named = await db.selectFrom('products').select(['id', 'name', 'status']).where('id', 'in', [7, GONE, first.id]);
  expect(await named.orderBy('id').execute()).toEqual([
    { id: 7, name: 'Old Kurta', status: 1 },
    { id: first.id, name: first.name, status: first.status },
    { id: GONE, name: 'No longer made', status: 2 },
  ]);
  const stock = await sql`select sku, qty from stock where product_id = ${first.id} order by sku`.execute(db);
  const wanted = first.configurable_children.map(({ sku, stock: { qty } }) => ({ sku, qty }));
  expect(stock.rows).toEqual(wanted.toSorted((one, other) => (one.sku < other.sku ? -1 : 1)));
  for (const [table, where] of own) {
    const kept = await sql`select 1 from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
    expect(kept.rows, table).toHaveLength(1);
  }
});

const GONE = 9_999_999;

/** As it might have been before: one product with another name, and one that is no longer made. */
function older(present: Seed): Seed {
  const [first, ...others] = present.collection.products;
  const products = first ? [{ ...first, name: 'Another name' }, ...others, gone(first)] : [];
  return { ...present, version: 'older', collection: { ...present.collection, products } };
}

function gone(like: Seed['collection']['products'][number]): typeof like {
  const children = like.configurable_children.map((child) => ({
    ...child,
    id: child.id + GONE,
    sku: `${child.sku}-GONE`,
  }));
  return { ...like, id: GONE, sku: 'GONE', name: 'No longer made', configurable_children: children };
}

/** What shoppers did; categories and the like are the collection's. */
const ownRows = rowsOfAge(Number.POSITIVE_INFINITY).filter(
  (row) => !/insert into (categories|attributes|tax_rules|content) /.test(row),
);

const own = [
  ['products', 'id = 7'],
  ['stock', "sku = 'OLD'"],
  ['carts', "id = 'old-cart'"],
  ['cart_lines', "cart_id = 'old-cart'"],
  ['orders', 'entity_id = 70012'],
  ['order_lines', 'entity_id = 70012'],
  ['reviews', 'product_id = 7'],
  ['users', "email_key = 'old@mail.test'"],
] as const;

async function everything(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'content' and table_type = 'BASE TABLE'`.execute(db);
  const all: Record<string, readonly string[]> = {};
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = found.rows.map(({ row }) => row);
  }
  return all;
}
