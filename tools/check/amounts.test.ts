import { expect, test } from 'vitest';
import { amountProblems, checkAmounts } from './amounts.ts';

const problemsOf = (text: string) => amountProblems([{ path: 'a.ts', text }], [['a.ts', 'total', 'how many match']]);

test.each([
  ['readonly price: number;', 'price'],
  ['readonly regularPrice?: number | null;', 'regularPrice'],
  ['type Sums = { readonly taxes: readonly number[] };', 'taxes'],
  ['(subtotal: number, pieces: number) => subtotal', 'subtotal'],
  ['export function creditOf({ id }: Customer): number {', 'creditOf'],
  ['export function priceIn<T>(item: T): number | null {', 'priceIn'],
])('an amount that is a number is found: %s', (text, name) => {
  expect(problemsOf(`total: number;\n${text}`)).toEqual([`a.ts:2: ${name} is an amount, which is Money`]);
});

test.each(['readonly price: Money;', 'pieces: number', 'discount: Percent', 'const price = 7;', 'price: numbers'])(
  'nothing is said of %s',
  (text) => {
    expect(problemsOf(`total: number;\n${text}`)).toEqual([]);
  },
);

test('what is listed and no number any more is told', () => {
  expect(problemsOf('total: Money')).toEqual(['tools/check/amounts.ts: total is no number in a.ts any more']);
});

test('in the domain no amount is a plain number', async () => {
  expect(await checkAmounts(process.cwd())).toEqual({ isOk: true, report: '' });
});
