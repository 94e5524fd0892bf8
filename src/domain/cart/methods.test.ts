import { expect, test } from 'vitest';
import { nothing } from '#domain/shared/money.ts';
import { isVirtual } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import {
  defaultPaymentMethods,
  defaultShippingMethod,
  mergedPaymentMethods,
  offeredPaymentMethods,
  type PaymentMethod,
} from './methods.ts';

const cash: PaymentMethod = {
  code: 'cashondelivery',
  title: 'Cash on delivery',
  isServerMethod: true,
  isDefault: false,
  message: null,
};
const sari = lineForTests('SARI');
const song = { ...lineForTests('SONG'), type: 'downloadable' as const };
const lesson = { ...lineForTests('LESSON'), type: 'virtual' as const };

test('CART-67 cash on delivery is offered only where something is delivered', () => {
  const codes = (...lines: readonly (typeof sari)[]) =>
    offeredPaymentMethods([cash], { lines }).map(({ code }) => code);
  expect(codes(sari)).toEqual(['cashondelivery']);
  expect(codes(song, lesson)).toEqual([]);
});

test('CART-68 a cart is virtual when it has lines and none of them is sent', () => {
  expect(isVirtual({ lines: [] })).toBe(false);
  expect(isVirtual({ lines: [song, lesson] })).toBe(true);
  expect(isVirtual({ lines: [song, sari] })).toBe(false);
});

test('CART-86 methods of the shop join the local ones as its own, each code once', () => {
  const shops = [
    { ...cash, isServerMethod: false },
    { ...cash, code: 'ccavenuepay', title: 'Cards' },
  ];
  expect(mergedPaymentMethods(defaultPaymentMethods('IN'), shops)).toMatchObject([
    { code: 'cashondelivery', isServerMethod: true },
    { code: 'ccavenuepay', title: 'Cards' },
    { code: 'paypalstandard' },
  ]);
});

test('CART-89 CONF-20 the usual way to send is a courier that costs nothing, with one code for carrier and method', () => {
  const { carrierCode, methodCode, title, amount, isDefault } = defaultShippingMethod;
  expect(carrierCode).toBe(methodCode);
  expect({ title, amount, isDefault }).toEqual({ title: 'DPD Courier', amount: nothing, isDefault: true });
});
