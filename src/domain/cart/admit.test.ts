import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { admit } from './admit.ts';

test.each([
  [0, true, 'admitted'],
  [0, false, 'refused'],
  [-1, true, 'refused'],
])('CART-14 a price of %d, with free products allowed: %s, is %s', (price, allowZeroPrice, kind) => {
  expect(admit({ price: moneyOf(price), error: null }, 'in-stock', { allowZeroPrice }).kind).toBe(kind);
});
