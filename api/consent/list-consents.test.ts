import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import { connect, type Database } from '#api/database/open-database.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { listConsents, RECORDS_A_PAGE } from './list-consents.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await connect(database.address);
  await migrate(db);
}, OPENING_MS);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Told = { readonly records: readonly { readonly number: string }[]; readonly next: string | null };

const told = async (from: string, to: string, after: string | null = null): Promise<Told> => {
  const query = new URLSearchParams({ from, to, ...(after !== null && { after }) });
  return (await listConsents({ db }, query)).result as Told;
};

test('what was recorded on some days is told page by page, each once and in its order', async () => {
  const rows = Array.from({ length: RECORDS_A_PAGE + 2 }, (_, at) => ({
    ...{ number: `0000-0000-${at.toString(16).toUpperCase().padStart(4, '0')}`, version: 1, store_code: 'default' },
    ...{ asked: JSON.stringify(['marketing']), allowed: JSON.stringify([]), chosen_at: '2026-11-22T00:00:00.000Z' },
    recorded_at: `2026-11-2${at === 0 ? 2 : 3}T${at === 1 ? '00:00:00.000' : '23:59:59.999'}Z`, // most in the same moment
  }));
  await db.insertInto('consent_records').values(rows.toReversed()).execute();
  const first = await told('2026-11-23', '2026-11-23');
  const second = await told('2026-11-23', '2026-11-23', first.next);
  const numbers = [...first.records, ...second.records].map(({ number }) => number);
  expect([first.records.length, second.next]).toEqual([RECORDS_A_PAGE, null]);
  expect(numbers).toEqual(rows.slice(1).map(({ number }) => number));
  expect((await told('2026-11-20', '2026-11-22')).records).toEqual([{ ...rows[0], asked: ['marketing'], allowed: [] }]);
  expect(await told('2026-11-24', '2026-12-24')).toEqual({ records: [], next: null });
});
