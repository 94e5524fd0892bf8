import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '#reference-api/testing/open-test-api.ts';
import { migrate, migrations } from './migrate.ts';
import type { Tables } from './tables.ts';

let db: Kysely<Tables>;
beforeAll(async () => {
  db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await PGlite.create('memory://') }) });
}, OPENING_MS);
afterAll(() => db.destroy());

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
