import { expect, test } from 'vitest';
import { inEnglish } from '../writing/messages.ts';
import { frame as ar } from './ar.ts';
import { frame as de } from './de.ts';
import { frameMessages } from './en.ts';
import { frame as hi } from './hi.ts';

test.each([
  [0, 'Cart, 0 items', 'Wishlist, 0 items'],
  [1, 'Cart, 1 item', 'Wishlist, 1 item'],
  [2, 'Cart, 2 items', 'Wishlist, 2 items'],
])('%i is counted as English counts', (quantity, cart, wishlist) => {
  const messages = inEnglish(frameMessages);
  expect([messages.cart(quantity), messages.wishlist(quantity)]).toEqual([cart, wishlist]);
});

test('other languages count by their own rules', () => {
  expect([de, hi, ar].map(({ cart }) => cart(1))).toEqual(['Warenkorb, 1 Artikel', 'कार्ट, 1 आइटम', 'السلة، منتج واحد']);
  expect([1, 2, 3, 11].map(ar.wishlist)).toEqual([
    'المفضلة، منتج واحد',
    'المفضلة، منتجان',
    'المفضلة، 3 منتجات',
    'المفضلة، 11 منتجًا',
  ]);
});
