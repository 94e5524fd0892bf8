import { expect, test } from 'vitest';
import type { Cart, CartId } from './cart.ts';
import { emptyCart } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { savedWith, withMovedToCart, withoutSaved, withSaved, withSavedForLater } from './saved-lines.ts';

const tied = { id: 1, cartId: 'cart-1' as CartId, quantity: 2 };
const cart: Cart = { ...emptyCart, lines: [lineForTests('A', 2, { serverItem: tied }), lineForTests('B')] };
const counted = (lines: Cart['lines']) => lines.map(({ sku, quantity }) => `${quantity} ${sku}`);

test('a saved line leaves the cart, and the shop is to hear of it', () => {
  const { lines, saved, removed } = withSavedForLater(cart, 'A');
  expect(counted(lines)).toEqual(['1 B']);
  expect(saved).toEqual([lineForTests('A', 2)]);
  expect(removed).toMatchObject([{ id: 1, quantity: 2 }]);
});

test('saving what is not there changes nothing', () => {
  expect(withSavedForLater(cart, 'C')).toBe(cart);
});

test('saved twice it grows and is the newest', () => {
  const saved = ['A', 'B', 'A'].reduce((now, sku) => withSaved(now, lineForTests(sku)), emptyCart);
  expect(counted(saved.saved)).toEqual(['1 B', '2 A']);
});

test('a moved line joins the one of its kind in the cart, and moves once', () => {
  const now = withSaved(cart, lineForTests('A', 3));
  const moved = withMovedToCart(now, 'A');
  expect(counted(moved.lines)).toEqual(['1 B', '5 A']);
  expect(moved.saved).toEqual([]);
  expect(withMovedToCart(moved, 'A')).toBe(moved);
});

test('pieces that were just saved can be taken back from what was saved before', () => {
  const saved = withSaved(emptyCart, lineForTests('A', 3));
  expect(savedWith(withoutSaved(saved, 'A', 2), 'A')?.quantity).toBe(1);
  expect(withoutSaved(saved, 'A', 3).saved).toEqual([]);
  expect(withoutSaved(saved, 'A').saved).toEqual([]);
});
