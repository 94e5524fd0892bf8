import { describe, expect, test } from 'vitest';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { noDetails } from './details.ts';
import { billDetails, meeraDetails } from './details-for-tests.ts';
import { openMethods } from './methods-world-for-tests.ts';

describe('a choice', () => {
  test('CART-73 of a way to pay is told to the shop, whose sums it then shows', async () => {
    const { choosePayment, cart, asked } = await openMethods();
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

  test('stays without an answer', async () => {
    const { choosePayment, cart, gateway } = await openMethods();
    gateway.cut();
    await choosePayment('paypalstandard');
    expect(cart.get()).toMatchObject({ paymentMethod: 'paypalstandard', totals: null });
  });
});

describe('the choice of a parcel', () => {
  test('CART-72 is told with both addresses', async () => {
    const { chooseShipping, asked } = await openMethods();
    await chooseShipping('flatrate');
    const address = { city: 'Mumbai', country: 'IN' };
    expect(asked('chooseShipping')[0]?.args[1]).toMatchObject({ shipping: address, billing: address });
  });

  test('CART-80 is told with what the forms say of the parcel, of the bill and of the person', async () => {
    const billing = { ...billDetails, city: 'Pune' };
    const { chooseShipping, asked, cart } = await openMethods({ ...meeraDetails, billing, isBillingSame: false });
    await chooseShipping('flatrate');
    const email = 'meera.iyer@mail.test';
    const told = { shipping: { city: 'Mumbai', email }, billing: { city: 'Pune', email } };
    expect(asked('chooseShipping')[0]?.args[1]).toMatchObject(told);
    expect(cart.get().totals?.value.grandTotal).toBe(moneyOf(200));
  });

  test('waits for a complete address', async () => {
    const { chooseShipping, cart, asked } = await openMethods(noDetails);
    await chooseShipping('flatrate');
    expect(asked('chooseShipping')).toEqual([]);
    expect(cart.get().shippingMethod).toBe('flatrate');
  });
});

describe('the shop hears of a parcel', () => {
  test('before the terms are accepted', async () => {
    const { chooseShipping, asked } = await openMethods({ ...meeraDetails, areTermsAccepted: false });
    await chooseShipping('flatrate');
    expect(asked('chooseShipping')).toHaveLength(1);
  });

  test('without an address where nothing is sent, and with the bill then', async () => {
    const services = { lines: [lineForTests('A', 1, { type: 'virtual' })] };
    const details = { ...noDetails, personal: meeraDetails.personal, billing: billDetails, isBillingSame: false };
    const { tellShop, asked } = await openMethods(details, services);
    await tellShop('shipping');
    expect(asked('chooseShipping')[0]?.args[1]).toMatchObject({ billing: { city: 'Mumbai' } });
  });

  test.each([
    ['without a cart there', { id: null, paymentMethod: 'ccavenuepay' }],
    ['without a choice', { paymentMethod: null }],
  ])('and of a payment not %s', async (_why, own) => {
    const { tellShop, gateway } = await openMethods(meeraDetails, own);
    const before = gateway.calls().length;
    await tellShop('payment');
    expect(gateway.calls()).toHaveLength(before);
  });
});
