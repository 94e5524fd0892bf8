import { expect, test } from 'vitest';
import type { CartId } from '#domain/cart/cart.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { lineForTests } from './line-for-tests.ts';
import { createLineViews, sumsOfLines } from './line-views.ts';

const writing = { storeView: { currency: 'INR' }, mediaBase: '', messages: inEnglish, showItemDiscounts: true };
const tied = (id: number) => ({ serverItem: { id, cartId: 'c' as CartId, quantity: 1 } });
const lines = [lineForTests('Silk Tee', tied(1)), lineForTests('Saree', tied(2))];
const [tee, saree] = lines as [(typeof lines)[0], (typeof lines)[0]];
const sumOf = (id: number, total: number) => ({
  id,
  quantity: 1,
  total: moneyOf(total),
  discount: nothing,
  options: [],
});

test('a line is shown anew when it has changed, and no other is', () => {
  const views = createLineViews();
  const sums = sumsOfLines(ownTotals(lines, nothing));
  const before = views(lines, sums, writing);
  const after = views([tee, { ...saree, quantity: 3 }], sums, writing);
  expect([after[0] === before[0], after[1] === before[1], after[1]?.quantity]).toEqual([true, false, 3]);
});

test('CART-82 it is shown anew with another sum of the shop, in another currency and in other words', () => {
  const views = createLineViews();
  const own = ownTotals(lines, nothing);
  const [first, second] = [sumOf(1, 2_400), sumOf(2, 5_000)];
  const shops = sumsOfLines({ ...own, lines: [first, second] });
  const before = views(lines, shops, writing);
  const cheaper = views(lines, sumsOfLines({ ...own, lines: [first, sumOf(2, 4_000)] }), writing);
  expect([cheaper[0] === before[0], cheaper[1]?.total]).toEqual([true, '₹4,000']);
  expect(views(lines, shops, { ...writing, storeView: { currency: 'USD' } })[0]?.total).toContain('$');
  const german: typeof inEnglish = ({ english }) => ({ ...english });
  expect(views(lines, shops, { ...writing, messages: german })[0]).not.toBe(before[0]);
});
