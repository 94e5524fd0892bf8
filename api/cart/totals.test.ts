import { expect, test } from 'vitest';
import { withoutTax } from '#api/money/paise.ts';
import type { PriceRecord } from '#api/records/product-records.ts';
import type { Item } from './line-item.ts';
import { type Coupon, totalsOf } from './totals.ts';

const none: PriceRecord = {
  price: 0,
  special_price: null,
  special_from_date: null,
  special_to_date: null,
  price_by_currency: 0,
  special_price_by_currency: null,
  price_for_other: 0,
  special_price_for_other: null,
};

/** Only the price fields matter to totals. */
function item(price: number, rate: number): Item {
  const prices = { ...none, price, price_by_currency: price, price_for_other: price };
  return { sku: `${price}`, prices, rate, tiers: [] as Item['tiers'] } as Item;
}

function totals(
  wanted: readonly (readonly [price: number, qty: number, rate: number])[],
  coupon: Coupon | null = null,
) {
  const rows = wanted.map(([price, qty, rate]) => ({ item: item(price, rate), qty }));
  return totalsOf(rows, { set: 'IN', today: '2026-11-20', coupon, credit: 0 });
}

test('tax is taken out of the row, not out of the unit', () => {
  const [row] = totals([[0.89, 3, 1200]]).rows;
  // 0.89 net is 1.00 gross (0.9968); three are 3.00, of which 2.68 is net. Three nets of 0.89 would be 2.67.
  expect(row).toMatchObject({ priceInclTax: 100, totalInclTax: 300, total: 268, tax: 32 });
});

test('a fixed coupon is split by row, the rest going to the last', () => {
  const { rows, discount } = totals(
    [
      [10, 1, 0],
      [10, 1, 0],
      [10, 1, 0],
    ],
    { code: 'OFF', percent: 0, fixed: 1_000 },
  );
  expect(rows.map((row) => row.discount)).toEqual([333, 333, 334]);
  expect(discount).toBe(1_000);
});

test('a coupon never gives more than the rows are worth', () => {
  const { discount, grandTotal } = totals([[10, 1, 0]], { code: 'OFF', percent: 0, fixed: 9_999 });
  expect({ discount, grandTotal }).toEqual({ discount: 1_000, grandTotal: 0 });
});

test('tax follows the discount: it is what the paid rest of a row contains', () => {
  const half = totals([[100, 2, 1200]], { code: 'OFF', percent: 5_000, fixed: 0 });
  expect(half.rows[0]).toMatchObject({ totalInclTax: 22_400, total: 20_000, discount: 11_200, tax: 1_200 });
  expect(half).toMatchObject({ subtotal: 20_000, subtotalInclTax: 22_400, tax: 1_200, grandTotal: 11_200 });
});

test('a fixed coupon lowers the tax of each row by its share, at its own rate', () => {
  const rows = [
    [100, 1, 1200],
    [100, 1, 500],
  ] as const;
  const { rows: reduced, tax } = totals(rows, { code: 'OFF', percent: 0, fixed: 10_850 });
  expect(reduced.map((row) => [row.totalInclTax, row.discount, row.tax])).toEqual([
    [11_200, 5_600, 600],
    [10_500, 5_250, 250],
  ]);
  expect(tax).toBe(850);
});

test('what a coupon pays whole has no tax left, and store credit changes none', () => {
  expect(totals([[100, 1, 1200]], { code: 'OFF', percent: 10_000, fixed: 0 })).toMatchObject({ tax: 0, grandTotal: 0 });
  const question = { set: 'IN', today: '2026-11-20', coupon: null } as const;
  const paid = (credit: number) => totalsOf([{ item: item(100, 1200), qty: 1 }], { ...question, credit });
  expect(paid(11_200)).toMatchObject({ tax: 1_200, credit: 11_200, grandTotal: 0 });
});

test('rows always add up to the sums', () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 300; round += 1) {
    const wanted = Array.from(
      { length: 1 + next(6) },
      () => [next(99_999) / 100, 1 + next(9), [0, 300, 500, 1200][next(4)] ?? 0] as const,
    );
    const coupon = [
      null,
      { code: 'P', percent: next(10_000), fixed: 0 },
      { code: 'F', percent: 0, fixed: next(500_000) },
    ][next(3)];
    const sums = totals(wanted, coupon ?? null);
    const sum = (of: (row: (typeof sums.rows)[number]) => number) => sums.rows.reduce((all, row) => all + of(row), 0);
    expect(sums.grandTotal).toBe(sum((row) => row.totalInclTax - row.discount));
    expect(sums.tax).toBe(sum((row) => row.tax));
    if (!coupon) expect(sums.subtotal + sums.tax).toBe(sums.subtotalInclTax);
    for (const { totalInclTax, discount, tax, rate } of sums.rows) {
      expect(totalInclTax - discount).toBe(tax + withoutTax(totalInclTax - discount, rate));
    }
    expect(sums.grandTotal).toBeGreaterThanOrEqual(0);
    expect(sums.rows.every((row) => row.discount >= 0 && row.discount <= row.totalInclTax)).toBe(true);
  }
});
