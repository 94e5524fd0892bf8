import { expect, test } from 'vitest';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { priceChange } from './price-change.ts';
import type { WishlistItem } from './wishlist.ts';

const now = (current: number, isOutOfStock = false) => {
  const tile = tileForTests('A');
  return { ...tile, isOutOfStock, price: { ...tile.price, current: moneyOf(current) } };
};
const item = (tile: WishlistItem['tile'], price: number, country = 'IN'): WishlistItem => {
  return { tile, qty: 1, savedAt: { price: moneyOf(price), country } };
};

test.each([
  ['less', 1_600, -400],
  ['more', 2_400, 400],
])('a piece costs so much %s than when it was saved', (_way, current, change) => {
  expect(priceChange(item(now(current), 2_000), defaultStoreView)).toBe(change);
});

test.each([
  ['the same', item(now(2_000), 2_000)],
  ['more by what nobody is shown', item(now(2_000.2), 2_000)],
  ['more, and is sold out', item(now(2_400, true), 2_000)],
  ['more than elsewhere', item(now(2_400), 2_000, 'US')],
  ['less by what nobody is shown', item(now(1_999.8), 2_000)],
  ['less, and is sold out', item(now(1_600, true), 2_000)],
  ['less than elsewhere', item(now(1_600), 2_000, 'US')],
  ['what nobody knows', { ...item(now(1_600), 2_000), savedAt: null }],
])('nothing is said where it costs %s', (_case, saved) => {
  expect(priceChange(saved, defaultStoreView)).toBe(0);
});

test('it is the difference of the two prices that are shown, in the currency they are shown in', () => {
  const storeView = { ...defaultStoreView, country: 'DE', currency: 'USD' } as const;
  expect(priceChange(item(now(1_600), 2_000, 'FR'), storeView)).toBe(-5); // $26 and $21
});
