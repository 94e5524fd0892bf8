import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#api/database/tables.ts';
import { reduceStock } from './take-stock.ts';

/** How many statements an order of so many lines makes of its stock. */
async function statementsFor(lines: number): Promise<number> {
  let statements = 0;
  const query = async () => {
    statements += 1;
    return { command: 'UPDATE', rowCount: 0, rows: [] };
  };
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
  await reduceStock(
    db,
    Array.from({ length: lines }, (_, at) => ({ sku: `S-${at}`, qty: 1 })),
  );
  return statements;
}

test('an order of many lines makes as many statements of its stock as one of a single line', async () => {
  expect(await statementsFor(500)).toBe(await statementsFor(1));
});
