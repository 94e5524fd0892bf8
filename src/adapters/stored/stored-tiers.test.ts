import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { sumNames } from './amount-names.ts';
import { toKept } from './kept-form.ts';
import { readStoredCart } from './stored-cart.ts';

const reread = (cart: unknown) => readStoredCart(JSON.parse(JSON.stringify(toKept(cart as Cart, sumNames))));

const tiers = [{ quantity: 3, price: moneyOf(80) }];

test('what several pieces of a line cost is read back', () => {
  const tiered = { ...lineForTests('A'), tiers };
  expect(reread({ ...emptyCart, lines: [tiered], saved: [tiered] })).toMatchObject({
    lines: [{ tiers }],
    saved: [{ tiers }],
  });
});

test.each(['none', [{ quantity: 1, price: 80 }], [{ quantity: 3, price: 'dear' }], [3], { quantity: 3 }])(
  'tiers like %j are none, and the line stands',
  (damaged) => {
    const [line] = reread({ ...emptyCart, lines: [{ ...lineForTests('A'), tiers: damaged }] })?.lines ?? [];
    expect(line).toEqual(lineForTests('A'));
  },
);
