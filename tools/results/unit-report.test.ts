import { expect, test } from 'vitest';
import { parseUnitReport } from './unit-report.ts';

const report = (status: string, ...tests: readonly (readonly [string, string])[]) =>
  parseUnitReport(
    JSON.stringify({
      testResults: [
        { name: 'a.test.ts', status, assertionResults: tests.map(([fullName, s]) => ({ fullName, status: s })) },
      ],
    }),
  );

test('each test has its title and its outcome', () => {
  expect(report('failed', ['CART-07 joins', 'passed'], ['breaks', 'failed'], ['waits', 'pending'])).toEqual([
    { title: 'CART-07 joins', outcome: 'passed' },
    { title: 'breaks', outcome: 'failed' },
    { title: 'waits', outcome: 'skipped' },
  ]);
});

test('a file that does not load is a failure', () => {
  expect(report('failed')).toEqual([{ title: 'a.test.ts', outcome: 'failed' }]);
});
