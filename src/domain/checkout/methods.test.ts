import { describe, expect, test } from 'vitest';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart, CartId } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type CheckoutMethods, usualMethods } from './checkout-methods.ts';
import { createChoosePayment } from './choose-payment.ts';
import { createChooseShipping } from './choose-shipping.ts';
import { type CheckoutDetails, noDetails } from './details.ts';
import { billDetails, meeraDetails } from './details-for-tests.ts';
import { createLoadMethods } from './load-methods.ts';
import { createTellShop } from './tell-shop.ts';

async function openWorld(given: CheckoutDetails = meeraDetails, own: Partial<Cart> = {}) {
  const cartGateway = createMemoryCartGateway();
  await cartGateway.create();
  const id = 'cart-1' as CartId;
  const lines = [lineForTests('A', 2)];
  for (const line of lines) await cartGateway.update(id, line);
  const cart = createMemoryCell<Cart>({ ...emptyCart, id, lines, ...own });
  const checkoutMethods = createMemoryCell<CheckoutMethods>(usualMethods);
  const checkoutDetails = createMemoryCell(given);
  const storeView = createMemoryCell(defaultStoreView);
  const shop = { cart, checkoutMethods, checkoutDetails, cartGateway };
  const tellShop = createTellShop({ ...shop, storeView, clock: createMemoryClock() });
  const syncCart = async () => ({ kind: 'in-sync' }) as const;
  const asked = (verb: string) => cartGateway.calls().filter((call) => call.verb === verb);
  const moveTo = (country: string) => storeView.update((now) => ({ ...now, country }));
  return {
    cart,
    methods: checkoutMethods,
    gateway: cartGateway,
    asked,
    moveTo,
    tellShop,
    loadMethods: createLoadMethods({ ...shop, storeView, syncCart }),
    choosePayment: createChoosePayment({ cart, tellShop }),
    chooseShipping: createChooseShipping({ cart, tellShop }),
  };
}

const titles = ({ payment }: CheckoutMethods) => payment.map(({ title }) => title);

describe('the ways to send and to pay', () => {
  test("CART-90 are the shop's, each once, the usual ones chosen", async () => {
    const { loadMethods, methods, cart } = await openWorld();
    await loadMethods();
    expect(titles(methods.get())).toEqual(['Cards, UPI and net banking (CCAvenue)', 'PayPal', 'Cash on delivery']);
    expect(methods.get().shipping).toMatchObject([{ title: 'DPD Courier', isServerMethod: true }]);
    expect(cart.get()).toMatchObject({ shippingMethod: 'flatrate', paymentMethod: 'ccavenuepay' });
  });

  test('CART-85 CART-88 are the usual ones without an answer', async () => {
    const { loadMethods, methods, cart, gateway } = await openWorld();
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
    const known = await openWorld();
    await known.loadMethods();
    expect(known.asked('shippingMethods')[0]?.args[1]).toMatchObject({ country: 'IN', city: 'Mumbai' });
    const unknown = await openWorld({ ...noDetails, shipping: { ...noDetails.shipping, country: '' } });
    await unknown.loadMethods();
    expect(unknown.asked('shippingMethods')[0]?.args[1]).toBeNull();
  });

  test('of another country are void at once, also where the shop does not answer', async () => {
    const { loadMethods, methods, cart, gateway, moveTo } = await openWorld(meeraDetails, {
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
    const { tellShop, cart, moveTo } = await openWorld(meeraDetails, { paymentMethod: 'ccavenuepay' });
    const telling = tellShop('payment');
    moveTo('US');
    await telling;
    expect(cart.get().totals).toBeNull();
    await tellShop('payment');
    expect(cart.get().totals).not.toBeNull();
  });

  test('a choice that is still offered stays', async () => {
    const { loadMethods, cart } = await openWorld(meeraDetails, { paymentMethod: 'cashondelivery' });
    await loadMethods();
    expect(cart.get().paymentMethod).toBe('cashondelivery');
  });

  test('a choice stays while the shop cannot be asked, also after a reload', async () => {
    const { loadMethods, cart, gateway } = await openWorld(meeraDetails, { paymentMethod: 'cashondelivery' });
    gateway.cut();
    await loadMethods();
    expect(cart.get().paymentMethod).toBe('cashondelivery');
  });

  test('cash on delivery does not stay for what cannot be delivered', async () => {
    const lines = [lineForTests('A', 1, { type: 'virtual' })];
    const { loadMethods, cart } = await openWorld(meeraDetails, { lines, paymentMethod: 'cashondelivery' });
    await loadMethods();
    expect(cart.get().paymentMethod).toBe('ccavenuepay');
  });
});

describe('a choice', () => {
  test('CART-73 of a way to pay is told to the shop, whose sums it then shows', async () => {
    const { choosePayment, cart, asked } = await openWorld();
    await choosePayment('cashondelivery');
    expect(asked('collectTotals')[0]?.args[1]).toEqual({
      payment: 'cashondelivery',
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
    });
    expect(cart.get()).toMatchObject({
      paymentMethod: 'cashondelivery',
      totals: { value: { grandTotal: moneyOf(200) } },
    });
  });

  test('CART-72 of a parcel is told with both addresses', async () => {
    const { chooseShipping, asked } = await openWorld();
    await chooseShipping('flatrate');
    const address = { city: 'Mumbai', country: 'IN' };
    expect(asked('chooseShipping')[0]?.args[1]).toMatchObject({ shipping: address, billing: address });
  });

  test('CART-80 of a parcel is told with what the forms say of the parcel, of the bill and of the person', async () => {
    const billing = { ...billDetails, city: 'Pune' };
    const { chooseShipping, asked, cart } = await openWorld({ ...meeraDetails, billing, isBillingSame: false });
    await chooseShipping('flatrate');
    const email = 'meera.iyer@mail.test';
    const told = { shipping: { city: 'Mumbai', email }, billing: { city: 'Pune', email } };
    expect(asked('chooseShipping')[0]?.args[1]).toMatchObject(told);
    expect(cart.get().totals?.value.grandTotal).toBe(moneyOf(200));
  });

  test('of a parcel waits for a complete address', async () => {
    const { chooseShipping, cart, asked } = await openWorld(noDetails);
    await chooseShipping('flatrate');
    expect(asked('chooseShipping')).toEqual([]);
    expect(cart.get().shippingMethod).toBe('flatrate');
  });

  test('stays without an answer', async () => {
    const { choosePayment, cart, gateway } = await openWorld();
    gateway.cut();
    await choosePayment('paypalstandard');
    expect(cart.get()).toMatchObject({ paymentMethod: 'paypalstandard', totals: null });
  });
});

describe('the shop hears of a parcel', () => {
  test('before the terms are accepted', async () => {
    const { chooseShipping, asked } = await openWorld({ ...meeraDetails, areTermsAccepted: false });
    await chooseShipping('flatrate');
    expect(asked('chooseShipping')).toHaveLength(1);
  });

  test('without an address where nothing is sent, and with the bill then', async () => {
    const services = { lines: [lineForTests('A', 1, { type: 'virtual' })] };
    const details = { ...noDetails, personal: meeraDetails.personal, billing: billDetails, isBillingSame: false };
    const { tellShop, asked } = await openWorld(details, services);
    await tellShop('shipping');
    expect(asked('chooseShipping')[0]?.args[1]).toMatchObject({ billing: { city: 'Mumbai' } });
  });

  test.each([
    ['without a cart there', { id: null, paymentMethod: 'ccavenuepay' }],
    ['without a choice', { paymentMethod: null }],
  ])('and of a payment not %s', async (_why, own) => {
    const { tellShop, gateway } = await openWorld(meeraDetails, own);
    const before = gateway.calls().length;
    await tellShop('payment');
    expect(gateway.calls()).toHaveLength(before);
  });
});
