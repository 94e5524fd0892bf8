import { describe, expect, test } from 'vitest';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { nothing } from '#domain/shared/money.ts';
import type { CheckoutMethods } from './checkout-methods.ts';
import { noDetails } from './details.ts';
import { meeraDetails } from './details-for-tests.ts';
import { openMethods } from './methods-world-for-tests.ts';

const titles = ({ payment }: CheckoutMethods) => payment.map(({ title }) => title);

describe('the ways to send and to pay', () => {
  test("CART-90 are the shop's, each once, the usual ones chosen", async () => {
    const { loadMethods, methods, cart } = await openMethods();
    await loadMethods();
    expect(titles(methods.get())).toEqual(['Cards, UPI and net banking (CCAvenue)', 'PayPal', 'Cash on delivery']);
    expect(methods.get().shipping).toMatchObject([{ title: 'DPD Courier', isServerMethod: true }]);
    expect(cart.get()).toMatchObject({ shippingMethod: 'flatrate', paymentMethod: 'ccavenuepay' });
  });

  test('CART-85 CART-88 are the usual ones without an answer', async () => {
    const { loadMethods, methods, cart, gateway } = await openMethods();
    gateway.cut();
    await loadMethods();
    expect(methods.get().payment.map(({ code, isServerMethod }) => [code, isServerMethod])).toEqual([
      ['paypalstandard', true],
      ['ccavenuepay', true],
    ]);
    expect(methods.get().shipping).toMatchObject([{ title: 'DPD Courier', amount: nothing, isDefault: true }]);
    expect(cart.get()).toMatchObject({ shippingMethod: 'flatrate', paymentMethod: 'ccavenuepay' });
  });

  test('CART-71 are asked with the address once a country is known, without before', async () => {
    const known = await openMethods();
    await known.loadMethods();
    expect(known.asked('shippingMethods')[0]?.args[1]).toMatchObject({ country: 'IN', city: 'Mumbai' });
    const unknown = await openMethods({ ...noDetails, shipping: { ...noDetails.shipping, country: '' } });
    await unknown.loadMethods();
    expect(unknown.asked('shippingMethods')[0]?.args[1]).toBeNull();
  });
});

test('the ways of another country are void at once, also where the shop does not answer', async () => {
  const { loadMethods, methods, cart, gateway, moveTo } = await openMethods(meeraDetails, {
    paymentMethod: 'cashondelivery',
  });
  await loadMethods();
  gateway.cut();
  moveTo('US');
  await loadMethods();
  expect(methods.get().payment.map(({ code }) => code)).toEqual(['paypalstandard', 'ccavenuepay']);
  expect(cart.get().paymentMethod).toBe('paypalstandard');
});

test('sums of another country than the shopper is in by then are dropped', async () => {
  const { tellShop, cart, moveTo } = await openMethods(meeraDetails, { paymentMethod: 'ccavenuepay' });
  const telling = tellShop('payment');
  moveTo('US');
  await telling;
  expect(cart.get().totals).toBeNull();
  await tellShop('payment');
  expect(cart.get().totals).not.toBeNull();
});

test('a choice that is still offered stays', async () => {
  const { loadMethods, cart } = await openMethods(meeraDetails, { paymentMethod: 'cashondelivery' });
  await loadMethods();
  expect(cart.get().paymentMethod).toBe('cashondelivery');
});

test('a choice stays while the shop cannot be asked, also after a reload', async () => {
  const { loadMethods, cart, gateway } = await openMethods(meeraDetails, { paymentMethod: 'cashondelivery' });
  gateway.cut();
  await loadMethods();
  expect(cart.get().paymentMethod).toBe('cashondelivery');
});

test('cash on delivery does not stay for what cannot be delivered', async () => {
  const lines = [lineForTests('A', 1, { type: 'virtual' })];
  const { loadMethods, cart } = await openMethods(meeraDetails, { lines, paymentMethod: 'cashondelivery' });
  await loadMethods();
  expect(cart.get().paymentMethod).toBe('ccavenuepay');
});
