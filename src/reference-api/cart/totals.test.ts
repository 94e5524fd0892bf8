import { expect, test } from 'vitest';
import type { PriceRecord } from '#reference-api/demo/product-records.ts';
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

test('tax is not computed anew after a discount', () => {
  const plain = totals([[100, 2, 1200]]);
  const reduced = totals([[100, 2, 1200]], { code: 'OFF', percent: 1_000, fixed: 0 });
  expect(reduced.tax).toBe(plain.tax);
  expect(reduced.grandTotal).toBe(plain.grandTotal - reduced.discount);
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
    expect(sums.subtotal + sums.tax).toBe(sums.subtotalInclTax);
    expect(sums.grandTotal).toBeGreaterThanOrEqual(0);
    expect(sums.rows.every((row) => row.discount >= 0 && row.discount <= row.totalInclTax)).toBe(true);
  }
});
