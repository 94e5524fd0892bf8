import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProofRows, proofRowProblems } from './proof-rows.ts';

const root = join(import.meta.dirname, '../..');
const change = { file: 'tools/check.ts', from: 'const root = process.cwd();', to: '' };
const gone = { ...change, from: 'it is gone' };

test('all that the proofs list stands once in its file', async () => {
  expect(await checkProofRows(root)).toEqual({ isOk: true, report: '' });
});

test('what stands is no problem', async () => {
  const lines = [{ ...change, id: 'CART-01', lost: 'the root' }];
  const rules = [{ ...change, rule: 'there is a root' }];
  const mutants = [{ ...change, line: change.from, reason: 'none' }];
  expect(await proofRowProblems(root, { lines, rules, mutants })).toEqual([]);
});

test('what does not stand is told with its row, and so is an id of nothing', async () => {
  const lines = [
    { ...change, id: 'CART-999', lost: 'the root' },
    { ...gone, id: 'CART-01', lost: 'the root' },
  ];
  const rules = [{ ...gone, rule: 'there is a root' }];
  const mutants = [{ ...gone, line: gone.from, reason: 'none' }];
  const sentence = '"it is gone" does not stand once in tools/check.ts';
  expect(await proofRowProblems(root, { lines, rules, mutants })).toEqual([
    'no requirement is called CART-999: the root',
    `CART-01: ${sentence}`,
    `there is a root: ${sentence}`,
    `an accepted mutant: ${sentence}`,
  ]);
});
