import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import { createAccounts } from '#api/accounts/accounts.ts';
import { loadContract } from '#api/contract/load-contract.ts';
import type { Tables } from '#api/database/tables.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { findEntities } from './find-entities.ts';
import type { SearchQuery } from './search-query.ts';

/** A shop whose database answers every search with a fault, or with rows where there is none. */
function shopWith(
  fault: Error | null,
  searchLimitMs: number | null = null,
  told: string[] = [],
  found: readonly object[] = [],
): Shop {
  const query = async (statement: string | { readonly text: string }) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    told.push(text);
    if (/matching/.test(text) && fault) throw fault;
    if (/matching/.test(text)) return { command: 'SELECT', rowCount: found.length, rows: found };
    return { command: '', rowCount: 0, rows: [] };
  };
  const connection = { query, release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined };
  const clock = createShopClock();
  const parts: Pick<Shop, 'db' | 'clock' | 'contract' | 'storeCodes' | 'searchLimitMs' | 'accounts'> = {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) }),
    clock,
    contract: loadContract(),
    storeCodes: new Set(),
    searchLimitMs,
    accounts: createAccounts({ clock }, {}),
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

/** What is read of one product, when these fields of it are asked for. */
async function readFor(include: readonly string[], searchQuery: SearchQuery = {}): Promise<readonly string[]> {
  const told: string[] = [];
  const found = {
    total: 1,
    page: [{ id: 7, facts: null, score: null }],
    terms: [],
    ranges: [],
    labels: { options: {}, categories: {} },
  };
  const shop = shopWith(null, null, told, [found]);
  await findEntities(shop, { country: 'IN', user: null }, { type: 'product', _sourceInclude: include, searchQuery });
  return told.map((text) => text.trim()).filter((text) => !text.startsWith('with matching'));
}

test('of what nobody asks for nothing is read', async () => {
  expect(await readFor(['id'])).toEqual([]);
  expect(await readFor(['id', '_score'])).toEqual([]);
  expect(await readFor(['name'])).toEqual([expect.stringContaining('record - $')]);
  expect(await readFor(['stock.qty'])).toHaveLength(2);
});

test('what the values of facets are called is read with them', async () => {
  expect(await readFor(['id'], { _availableFilters: [{ field: 'color' }, { field: 'category' }] })).toEqual([]);
});

test('on a server a search has its own limit, which ends with its transaction', async () => {
  const late = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const told: string[] = [];
  const search = findEntities(shopWith(late, 1_000, told), { country: 'IN', user: null }, { type: 'product' });
  expect(await search).toMatchObject({ outcome: { code: 500 } });
  expect(told.map((text) => text.trim().slice(0, 38))).toEqual([
    'start transaction read only',
    'set local statement_timeout = 1000',
    expect.stringMatching(/^with matching/),
    'rollback',
  ]);
});
