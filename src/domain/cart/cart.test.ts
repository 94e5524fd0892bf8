import { describe, expect, test } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import { majorOf, moneyOf, nothing } from '#domain/shared/money.ts';
import { badgeCount, type Cart, type CartId, emptyCart, hashOf, isVirtual } from './cart.ts';
import { withLine, withoutLine, withQuantity } from './cart-lines.ts';
import { withoutOrdered } from './clear-cart.ts';
import { isRemoved } from './is-removed.ts';
import { lineForTests } from './line-for-tests.ts';
import {
  defaultPaymentMethods,
  isCashOnDelivery,
  mergedPaymentMethods,
  offeredPaymentMethods,
  withDefaultMethods,
} from './methods.ts';
import { shownTotals } from './shown-totals.ts';
import { ownTotals } from './totals.ts';

const A = skuOf('A');
const tiedTo = (id: number) => ({ serverItem: { id, cartId: 'cart-1' as CartId, quantity: 2 } });
const two: Cart = { ...emptyCart, lines: [lineForTests('A', 2, tiedTo(1)), lineForTests('B', 3)] };

describe('a cart', () => {
  test('grows the line of the same sku, which then stands last, else gets one more', () => {
    const grown = withLine(withLine(two, lineForTests('A', 1)), lineForTests('C', 1));
    expect(hashOf(grown)).toBe('B*3|A*3|C*1');
  });

  test('sets the pieces of a line that is there', () => {
    expect(hashOf(withQuantity(two, A, 9))).toBe('A*9|B*3');
    expect(hashOf(withQuantity(two, skuOf('Z'), 9))).toBe(hashOf(two));
  });

  test('CART-29 remembers what is to be removed in the shop, and only that', () => {
    expect(withoutLine(two, A)).toMatchObject({ lines: [{ sku: 'B' }], removed: [{ id: 1, quantity: 2 }] });
    expect(withoutLine(two, skuOf('B')).removed).toEqual([]);
    expect(withoutLine(two, skuOf('Z'))).toEqual(two);
  });

  test('CART-31 CART-32 counts pieces or lines', () => {
    expect(badgeCount(two, 'quantities')).toBe(5);
    expect(badgeCount(two, 'items')).toBe(2);
  });

  test.each([
    [[], false],
    [['virtual', 'downloadable'], true],
    [['virtual', 'simple'], false],
  ] as const)('of %o is virtual: %s', (types, virtual) => {
    expect(isVirtual({ lines: types.map((type, at) => lineForTests(`V${at}`, 1, { type })) })).toBe(virtual);
  });
});

describe('after an order', () => {
  test('CART-56 exactly the ordered pieces are gone, and the cart is not known to the shop', () => {
    const now = withLine({ ...two, id: 'cart-1' as CartId, removed: [{ id: 9, quantity: 1 }] }, lineForTests('A', 1));
    const after = withoutOrdered(now, two.lines, 77);
    expect(after).toEqual({ ...emptyCart, lines: [lineForTests('A', 1)], orderedAt: 77 });
  });

  test('fewer pieces than ordered leave no line', () => {
    expect(withoutOrdered(withQuantity(two, A, 1), two.lines, 77).lines).toEqual([]);
  });
});

describe('the sums', () => {
  const shops = { ...ownTotals(two.lines, nothing), grandTotal: moneyOf(450) };

  test("row 55: CART-38 CART-83 are the shop's while they belong to the lines, else the device's own", () => {
    const agreed = { ...two, totals: { value: shops, hash: hashOf(two), at: 1 } };
    expect(shownTotals(agreed)).toEqual({ totals: shops, isFinal: true });
    expect(shownTotals(withQuantity(agreed, A, 1))).toMatchObject({
      totals: { grandTotal: moneyOf(400) },
      isFinal: false,
    });
    expect(shownTotals(two)).toMatchObject({ totals: { grandTotal: moneyOf(500) }, isFinal: false });
  });

  test('CART-83 of the device are subtotal, shipping and grand total', () => {
    const { segments } = ownTotals([{ price: moneyOf(100.5), quantity: 2 }], moneyOf(50));
    expect(segments.map(({ code, value }) => `${code} ${majorOf(value)}`)).toEqual([
      'subtotal 201',
      'shipping 50',
      'grand_total 251',
    ]);
  });
});

describe('the ways to pay', () => {
  const door = {
    code: 'cashondelivery',
    title: 'Cash on delivery',
    isServerMethod: false,
    isDefault: false,
    message: null,
  };

  test("join the shop's and the local ones, each code once, in the shop's words", () => {
    const paypal = { ...door, code: 'paypalstandard', title: 'PayPal of the shop' };
    const merged = mergedPaymentMethods(defaultPaymentMethods('IN'), [door, paypal]);
    expect(merged.map(({ title }) => title)).toEqual(['Cash on delivery', 'PayPal of the shop', 'CCAvenue']);
    expect(merged.every(({ isServerMethod }) => isServerMethod)).toBe(true);
  });

  test('leave out cash on delivery when there is nothing to deliver', () => {
    const virtual = { lines: [lineForTests('V', 1, { type: 'virtual' })] };
    expect(offeredPaymentMethods([door], virtual)).toEqual([]);
    expect(offeredPaymentMethods([door], two)).toEqual([door]);
    expect(isCashOnDelivery('cashondelivery')).toBe(true);
    expect(isCashOnDelivery(null)).toBe(false);
  });

  test('CART-85 CART-90 have a usual one in each country, which never replaces a choice', () => {
    expect(withDefaultMethods(emptyCart, 'IN')).toMatchObject({
      paymentMethod: 'ccavenuepay',
      shippingMethod: 'flatrate',
    });
    expect(withDefaultMethods(emptyCart, 'US').paymentMethod).toBe('paypalstandard');
    const chosen = { ...emptyCart, paymentMethod: 'cashondelivery', shippingMethod: 'express' };
    expect(withDefaultMethods(chosen, 'IN')).toEqual(chosen);
  });
});

test('row 96: a removed line is known with the pieces that the shop may have been told', () => {
  const serverItem = { id: 1, cartId: 'cart-1' as CartId, quantity: 2 };
  const { removed } = withoutLine({ ...emptyCart, lines: [lineForTests('A', 3, { serverItem })] }, A);
  expect(removed).toEqual([{ id: 1, quantity: 2, asked: [3], cartId: 'cart-1', key: A }]);
  expect([2, 3, 4].map((quantity) => isRemoved(removed[0], { quantity }))).toEqual([true, true, false]);
});
