import { expect, test } from 'vitest';
import { allChecks } from '#api/contract-kit/checks/all-checks.ts';
import { loadContract } from '#api/contract-kit/contract/load-contract.ts';
import { createProcessDatabase } from '#api/testing/demo-database.ts';
import { TODAY } from '#api/testing/open-test-api.ts';
import { proveRemovals } from './prove-removals.ts';
import { removals } from './removals.ts';

const LIMIT_MS = 120_000; // an API is started three times

test('every section has a rule that can be removed, and a check that belongs to it', () => {
  expect([...new Set(removals.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const checks = allChecks(loadContract());
  for (const { check, section } of removals)
    expect([check, checks.find(({ id }) => id === check)?.section]).toEqual([check, section]);
});

test('a rule that is removed is missed, and nothing is missed where nothing was', { timeout: LIMIT_MS }, async () => {
  const [removal] = removals;
  if (!removal) throw new Error('No removal.');
  const harmless = { ...removal, to: `${removal.from} ` };
  expect(await proveRemovals([removal, harmless], () => createProcessDatabase(TODAY))).toEqual([
    `section 1: nobody misses that ${removal.rule}`,
  ]);
});
