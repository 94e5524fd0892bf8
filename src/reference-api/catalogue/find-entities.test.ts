import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import { loadContract } from '#reference-api/contract/load-contract.ts';
import type { Tables } from '#reference-api/database/tables.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import { createShopClock } from '#reference-api/process/shop-clock.ts';
import { createAccounts } from '#reference-api/users/accounts.ts';
import { findEntities } from './find-entities.ts';

/** A shop whose database answers every statement with a fault. */
function shopWith(fault: Error): Shop {
  const connection = { query: () => Promise.reject(fault), release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined };
  const clock = createShopClock();
  const parts: Pick<Shop, 'db' | 'clock' | 'contract' | 'storeCodes' | 'accounts'> = {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) }),
    clock,
    contract: loadContract(),
    storeCodes: new Set(),
    accounts: createAccounts(clock, {}),
  };
  return parts as Shop;
}

const ask = (fault: Error) => findEntities(shopWith(fault), { country: 'IN', user: null }, { type: 'product' });

test('a search that takes too long is told as the contract has it', async () => {
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(await ask(late)).toEqual({
    kind: 'refused',
    outcome: { code: 500, result: 'Search backend is not available' },
  });
});

test('any other fault of the database is not the search’s', async () => {
  const fault = Object.assign(new Error('terminating connection'), { code: '57P01' });
  await expect(ask(fault)).rejects.toBe(fault);
});
