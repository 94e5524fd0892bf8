import { expect, test } from 'vitest';
import type { TierPriceRecord } from '#api/records/product-records.ts';
import { EVERYBODY, lowestTier, sellingFor, tiersFor } from './tiers.ts';

const tier = (group: number, qty: number, value: number): TierPriceRecord => {
  return { customer_group_id: group, qty, value };
};
const tiers = [tier(7, 1, 950), tier(7, 10, 800.01), tier(8, 1, 500), tier(EVERYBODY, 1, 990), tier(EVERYBODY, 3, 900)];
const valuesFor = (group: number | null) => tiersFor(group, tiers).map(({ value }) => value);

test('a group has its own tiers and those of everybody; a guest those of everybody, of several pieces', () => {
  expect(valuesFor(7)).toEqual([950, 800.01, 990, 900]);
  expect(valuesFor(9)).toEqual([990, 900]);
  expect(valuesFor(null)).toEqual([900]);
});

test('of the tiers that the pieces reach the lowest counts, and one of nothing is none', () => {
  const own = tiersFor(7, tiers);
  expect([1, 2, 3, 9, 10].map((pieces) => lowestTier(own, pieces))).toEqual([95_000, 95_000, 90_000, 90_000, 80_001]);
  expect(lowestTier([tier(7, 5, 0)], 5)).toBe(Number.POSITIVE_INFINITY);
});

const prices = {
  price: 1_000,
  special_price: 920,
  special_from_date: null,
  special_to_date: '2026-11-20',
  price_by_currency: 1_400,
  special_price_by_currency: null,
  price_for_other: 1_300,
  special_price_for_other: null,
};
const each = (pieces: number, more: { readonly today?: string; readonly set?: 'IN' | 'US' | 'OTHER' } = {}) =>
  sellingFor({ prices, rate: 500, tiers: tiersFor(7, tiers) }, { set: 'IN', today: '2026-11-20', pieces, ...more });

test('a tier lowers the selling price of its day and never raises it', () => {
  expect([1, 3, 10].map((pieces) => each(pieces))).toEqual([92_000, 90_000, 80_001]);
  expect(each(1, { today: '2026-11-21' })).toBe(95_000);
});

test('tiers are Indian prices: abroad they lower nothing', () => {
  expect([each(10, { set: 'US' }), each(10, { set: 'OTHER' })]).toEqual([140_000, 130_000]);
});
