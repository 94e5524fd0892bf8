import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFor, creditShareOf } from './price-return.ts';

type Given = { readonly line: number; readonly pieces: number; readonly isRefused: boolean };
type Line = { readonly qty: number; readonly paid: number };
type Back = Given & { readonly amount: number; readonly credit: number };

const lines = fc.array(
  fc.record({ qty: fc.integer({ min: 1, max: 9 }), paid: fc.integer({ min: 0, max: 5_000_000 }) }),
  { minLength: 1, maxLength: 4 },
);
const history = fc.array(
  fc.record({ line: fc.nat({ max: 3 }), pieces: fc.integer({ min: 1, max: 9 }), isRefused: fc.boolean() }),
  { maxLength: 20 },
);

const sumOf = (backs: readonly Back[], of: (back: Back) => number) => backs.reduce((sum, back) => sum + of(back), 0);

/** Asks for one return after the other; one that is refused is forgotten before the next. */
function replay(bought: readonly Line[], credit: number, given: readonly Given[]): readonly Back[] {
  const total = bought.reduce((sum, { paid }) => sum + paid, 0);
  let backs: readonly Back[] = [];
  for (const each of given) {
    const line = bought[each.line];
    const own = backs.filter((back) => back.line === each.line);
    const returned = sumOf(own, ({ pieces }) => pieces);
    if (!line || returned + each.pieces > line.qty) continue;
    const refunded = sumOf(own, ({ amount }) => amount);
    const amount = amountFor({ ...line, returned, refunded }, each.pieces);
    const creditBack = sumOf(backs, (back) => back.credit);
    const moneyBack = sumOf(backs, (back) => back.amount) - creditBack;
    const share = creditShareOf({ money: total - credit, credit, moneyBack, creditBack }, amount);
    const back = { ...each, amount, credit: share };
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(amount);
    backs = [...backs, back];
    expect(sumOf(backs, (one) => one.amount)).toBeLessThanOrEqual(total);
    expect(sumOf(backs, (one) => one.credit)).toBeLessThanOrEqual(credit);
    expect(sumOf(backs, (one) => one.amount - one.credit)).toBeLessThanOrEqual(total - credit);
    if (each.isRefused) backs = backs.slice(0, -1);
  }
  return backs;
}

test('over any history no more is paid back than was paid, of money and store credit alike, and nothing below zero', () => {
  fc.assert(
    fc.property(lines, history, fc.nat(), (bought, given, drawn) => {
      const total = bought.reduce((sum, { paid }) => sum + paid, 0);
      replay(bought, drawn % (total + 1), given);
    }),
    { numRuns: 2_000 },
  );
});

test('all pieces of all lines, in whatever parts, bring back exactly what was paid', () => {
  fc.assert(
    fc.property(lines, history, fc.nat(), (bought, given, drawn) => {
      const total = bought.reduce((sum, { paid }) => sum + paid, 0);
      const credit = drawn % (total + 1);
      const rest = bought.flatMap(({ qty }, line) =>
        Array.from({ length: qty }, () => ({ line, pieces: 1, isRefused: false })),
      );
      const backs = replay(bought, credit, [...given, ...rest]);
      expect(sumOf(backs, ({ amount }) => amount)).toBe(total);
      expect(sumOf(backs, (back) => back.credit)).toBe(credit);
    }),
    { numRuns: 2_000 },
  );
});

test('a discount that does not divide is shared to the paisa', () => {
  const line = { qty: 3, paid: 10_000 };
  expect(amountFor({ ...line, returned: 0, refunded: 0 }, 1)).toBe(3_333);
  expect(amountFor({ ...line, returned: 1, refunded: 3_333 }, 2)).toBe(6_667);
});

test('nothing is paid back twice where a return before was refused', () => {
  // The first of three was refused after the second was asked for.
  expect(amountFor({ qty: 3, paid: 100, returned: 1, refunded: 34 }, 2)).toBe(66);
});

test('what was paid with store credit goes back there in its share', () => {
  const paid = { money: 9_000, credit: 1_000, moneyBack: 0, creditBack: 0 };
  expect(creditShareOf(paid, 5_000)).toBe(500);
  expect(creditShareOf({ ...paid, moneyBack: 4_500, creditBack: 500 }, 5_000)).toBe(500);
  expect(creditShareOf({ money: 0, credit: 0, moneyBack: 0, creditBack: 0 }, 0)).toBe(0);
});
