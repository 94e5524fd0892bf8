import { expect, test } from 'vitest';
import { allChecks } from './checks/all-checks.ts';
import { coverageOf } from './checks/coverage.ts';
import { loadContract } from './contract/load-contract.ts';

const contract = loadContract();
const checks = allChecks(contract);

test('no two checks have the same id', () => {
  const ids = checks.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every documented answer is shown by a check, or said to be out of reach', () => {
  expect(coverageOf(checks, contract.operations)).toEqual({
    documented: expect.any(Number),
    missing: [],
    unknown: [],
    excusedInVain: [],
  });
});

test('an answer that nobody asks for is missed, and one that the contract does not know is named', () => {
  const without = checks.filter(({ id }) => id !== 'order/repeat');
  const more = checks.map((check) => (check.id === 'order/repeat' ? { ...check, proves: ['orderCreate 201'] } : check));
  expect(coverageOf(without, contract.operations).missing).toEqual(['orderCreate 200 replayed']);
  expect(coverageOf(more, contract.operations).unknown).toEqual(['orderCreate 201']);
});
