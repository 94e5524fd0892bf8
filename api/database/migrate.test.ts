import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTestDatabase } from '#api/testing/connect-test-database.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { createTestDatabase } from '#api/testing/test-database.ts';
import { migrate, migrations } from './migrate.ts';
import { connect, type Database } from './open-database.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await connectTestDatabase());
}, OPENING_MS);
afterAll(() => drop());

test('an empty database is brought forward once', async () => {
  expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(db)).toEqual([]);
  expect(await db.selectFrom('coupons').select('code').execute()).toEqual([{ code: 'FESTIVE10' }]);
});

test('a later migration is applied alone, and a failing one leaves nothing', async () => {
  const wishes = { name: '9001-wishes', statements: ['create table wishes (id integer)'] };
  expect(await migrate(db, [...migrations, wishes])).toEqual(['9001-wishes']);
  const broken = { name: '9002-broken', statements: ['create table half (id integer)', 'create nonsense'] };
  await expect(migrate(db, [...migrations, wishes, broken])).rejects.toThrow();
  await expect(sql`select * from half`.execute(db)).rejects.toThrow('does not exist');
  expect(await migrate(db, [...migrations, wishes])).toEqual([]);
});

test(
  'products that were stored before words were are found by their words, and listed by their values',
  async () => {
    const { address, drop } = await createTestDatabase();
    const old = await connect(address);
    await migrate(old, migrations.slice(0, 3));
    const facts = {
      category_ids: [2, 3],
      color: 49,
      color_options: [49, 50],
      configurable_children: [
        { status: 1, color: 51 },
        { status: 2, color: 52 },
      ],
      gender: null,
    };
    await sql`
    insert into products values (7, 'P', 'Crème Kurta', 'simple', 1, now(), now(), 0, 1, 0, 1, 0, 1, 0, null, null,
      ' creme kurta ', ' p ', ' women ', ${JSON.stringify(facts)}, '{}')`.execute(old);
    await sql`insert into categories values (3, '{"name": "Été"}')`.execute(old);
    await migrate(old);
    const words = await sql`
    select type, field, word from search_places join search_words on id = word_id order by type, word`.execute(old);
    expect(words.rows).toEqual([
      { type: 'category', field: 'name', word: 'ete' },
      { type: 'product', field: 'name', word: 'creme' },
      { type: 'product', field: 'name', word: 'kurta' },
      { type: 'product', field: 'sku', word: 'p' },
      { type: 'product', field: 'category.name', word: 'women' },
    ]);
    const lists = await sql`select category_ids, colours, sizes, genders from products`.execute(old);
    expect(lists.rows).toEqual([{ category_ids: [2, 3], colours: [49, 50, 51], sizes: [], genders: [] }]);
    await old.destroy();
    await drop();
  },
  OPENING_MS,
);
