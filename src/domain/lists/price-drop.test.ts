import { expect, test } from 'vitest';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { priceDrop } from './price-drop.ts';
import type { WishlistItem } from './wishlist.ts';

const now = (current: number, isOutOfStock = false) => {
  const tile = tileForTests('A');
  return { ...tile, isOutOfStock, price: { ...tile.price, current: moneyOf(current) } };
};
const item = (tile: WishlistItem['tile'], price: number, country = 'IN'): WishlistItem => {
  return { tile, qty: 1, savedAt: { price: moneyOf(price), country } };
};

test('a piece costs so much less than when it was saved', () => {
  expect(priceDrop(item(now(1_600), 2_000), defaultStoreView)).toBe(400);
});

test.each([
  ['the same', item(now(2_000), 2_000)],
  ['more', item(now(2_400), 2_000)],
  ['less by what nobody is shown', item(now(1_999.8), 2_000)],
  ['less, and is sold out', item(now(1_600, true), 2_000)],
  ['less than elsewhere', item(now(1_600), 2_000, 'US')],
  ['what nobody knows', { ...item(now(1_600), 2_000), savedAt: null }],
])('nothing is said where it costs %s', (_case, saved) => {
  expect(priceDrop(saved, defaultStoreView)).toBe(0);
});

test('it is the difference of the two prices that are shown, in the currency they are shown in', () => {
  const storeView = { ...defaultStoreView, country: 'DE', currency: 'USD' } as const;
  expect(priceDrop(item(now(1_600), 2_000, 'FR'), storeView)).toBe(5); // $26 and $21
});
