import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTestDatabase } from '#api/testing/connect-test-database.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import type { Database } from './open-database.ts';

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await connectTestDatabase());
}, OPENING_MS);
afterAll(() => drop());

test('values arrive the same from either database', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as paise, count(*) as counted, 12.50::numeric as amount, '2026-11-20'::date as day,
      '2026-11-20 10:00:00+05:30'::timestamptz as moment, '{"a": [1, null]}'::jsonb as value, '{1,2}'::int[] as list,
      true as is_so, null::text as nothing
    from generate_series(1, 3)`.execute(db);
  expect(rows).toEqual([
    {
      paise: 9007199254740991,
      counted: 3,
      amount: '12.50',
      day: '2026-11-20',
      moment: new Date('2026-11-20T04:30:00Z'),
      value: { a: [1, null] },
      list: [1, 2],
      is_so: true,
      nothing: null,
    },
  ]);
});

test('an amount that no number holds exactly is refused, and the connection lives on', async () => {
  await expect(sql`select 9007199254740993::int8 as paise`.execute(db)).rejects.toThrow(RangeError);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a wrong statement fails alone', async () => {
  const asked = [sql`select 1 as one`, sql`select nonsense`, sql`select 1 / ${0}::int`, sql`select 2 as two`];
  const answers = await Promise.allSettled(asked.map((statement) => statement.execute(db)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

test('a transaction is alone: nobody reads what it has not committed, and what fails leaves nothing', async () => {
  await sql`create table seen (id integer)`.execute(db);
  const count = async () => (await sql<{ count: number }>`select count(*) from seen`.execute(db)).rows[0]?.count;
  let outside: Promise<number | undefined> = Promise.resolve(undefined);
  await expect(
    db.transaction().execute(async (transaction) => {
      await sql`insert into seen values (1)`.execute(transaction);
      outside = count();
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect(await outside).toBe(0);
  expect(await count()).toBe(0);
});

test('much comes back whole', async () => {
  const { rows } = await sql<{ text: string }>`
    select repeat('ज़री ', 1000) as text from generate_series(1, 2000)`.execute(db);
  expect(rows).toHaveLength(2_000);
  expect(rows.at(-1)?.text).toBe('ज़री '.repeat(1_000));
});
