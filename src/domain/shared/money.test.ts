import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BasisPoints,
  type Money,
  majorOf,
  minus,
  moneyOf,
  nothing,
  ofEach,
  paise,
  paiseOf,
  plus,
  sizeOf,
  sumOf,
  times,
} from './money.ts';
import { basisPointsOf, lesserHalf, percentOf, withoutTax } from './shares.ts';

/** Up to a hundred crore of rupees, put in or taken off. */
const money = fc.integer({ min: -1e11, max: 1e11 }).map(paise);
const price = fc.integer({ min: 0, max: 1e10 }).map(paise);
const share = fc.integer({ min: 0, max: 10_000 }).map((points) => points as BasisPoints);
const quantity = fc.integer({ min: 1, max: 9_999 });

/** In whole numbers of any size, so that it does not share the arithmetic that it tries. Half up. */
function quotient(numerator: bigint, denominator: bigint): number {
  const [doubled, whole] = [2n * numerator + denominator, 2n * denominator];
  return Number(doubled / whole - (doubled % whole < 0n ? 1n : 0n));
}

const big = (amount: Money): bigint => BigInt(paiseOf(amount));

describe('an amount in rupees', () => {
  test.each([
    [1_680, 168_000],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -100],
    [-0.001, 0],
    [8.995, 900],
    [82_875_767.695, 8_287_576_770],
    [-82_507_761.305, -8_250_776_130],
  ])('of %d is %d paise', (rupees, count) => expect(moneyOf(rupees)).toBe(count));

  test.each([Number.NaN, Infinity, -Infinity])('of %d is none', (rupees) => {
    expect(() => moneyOf(rupees)).toThrow(RangeError);
  });

  test('is the very number again that was read', () => {
    fc.assert(
      fc.property(money, (amount) => {
        const [whole, rest] = [big(sizeOf(amount)) / 100n, big(sizeOf(amount)) % 100n];
        const written = Number(`${amount < nothing ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`);
        expect(majorOf(amount) + 0).toBe(written + 0);
        expect(moneyOf(written)).toBe(amount);
      }),
    );
  });

  test('is the nearest paisa to its decimals, half up, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 2, max: 5 }), (digits, decimals) => {
        const rupees = Number(`${digits}e-${decimals}`);
        expect(moneyOf(rupees)).toBe(quotient(BigInt(digits), 10n ** BigInt(decimals - 2)) + 0);
      }),
    );
  });
});

describe('to the paisa', () => {
  test('sums and differences are those of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(money, { maxLength: 40 }), money, (amounts, other) => {
        const sum = amounts.reduce((total, each) => total + big(each), 0n);
        expect(big(plus(...amounts))).toBe(sum);
        expect(big(sumOf(amounts, (each) => each))).toBe(sum);
        expect(big(minus(plus(...amounts), other))).toBe(sum - big(other));
      }),
    );
  });

  test('so many pieces cost so many times as much, and each what it cost', () => {
    fc.assert(
      fc.property(price, quantity, (each, count) => {
        expect(big(times(each, count))).toBe(big(each) * BigInt(count));
        expect(ofEach(times(each, count), count)).toBe(each);
      }),
    );
  });

  test('a share and what is left without tax are rounded half up', () => {
    fc.assert(
      fc.property(price, share, (paid, points) => {
        expect(paiseOf(percentOf(paid, points))).toBe(quotient(big(paid) * BigInt(points), 10_000n));
        expect(paiseOf(withoutTax(paid, points))).toBe(quotient(big(paid) * 10_000n, 10_000n + BigInt(points)));
      }),
    );
  });

  test('two halves are the whole, the first of them never the larger', () => {
    fc.assert(
      fc.property(price, (whole) => {
        const half = lesserHalf(whole);
        expect([0, 1]).toContain(paiseOf(minus(minus(whole, half), half)));
      }),
    );
  });
});

test('what was added up in rupees came to the same paisa', () => {
  const line = fc.record({ price: fc.integer({ min: 0, max: 1e8 }), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const inRupees = lines.reduce((sum, each) => sum + (each.price / 100) * each.quantity, 0);
      expect(sumOf(lines, (each) => times(paise(each.price), each.quantity))).toBe(moneyOf(inRupees));
    }),
  );
});

test('two amounts are equal where they were less than half a paisa apart', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: -2, max: 2 }), (one, apart) => {
      const other = paise(paiseOf(one) + apart);
      expect(one === other).toBe(Math.abs(majorOf(one) - majorOf(other)) < 0.005);
    }),
  );
});

test('how much an amount is has no sign', () => {
  expect([sizeOf(moneyOf(-3)), sizeOf(moneyOf(3)), sizeOf(nothing)]).toEqual([moneyOf(3), moneyOf(3), nothing]);
});

test.each([
  [18, 1_800],
  [0.25, 25],
  [12.5, 1_250],
])('%d per cent are %d basis points', (percent, points) => expect(basisPointsOf(percent)).toBe(points));
