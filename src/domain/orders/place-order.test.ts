import { describe, expect, test } from 'vitest';
import { invalidOrder, orderFault } from '#adapters/memory/order-refusals.ts';
import { type CartId, emptyCart } from '#domain/cart/cart.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { noDetails } from '#domain/checkout/details.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { filledCart } from './tab-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

test('CHK-19 an empty cart is no order', async () => {
  const { placeOrder, cart, stored } = openWorldForTests();
  cart.update(() => emptyCart);
  expect(await placeOrder()).toEqual({ kind: 'empty-cart' });
  expect(await stored()).toEqual([]);
});

test('CHK-16 CHK-18 missing details, methods and terms are named', async () => {
  const { placeOrder, cart, checkoutDetails, sent } = openWorldForTests();
  cart.update((now) => ({ ...now, paymentMethod: null, shippingMethod: null }));
  checkoutDetails.update((now) => ({ ...now, areTermsAccepted: false, shipping: { ...now.shipping, city: ' ' } }));
  expect(await placeOrder()).toEqual({
    kind: 'incomplete',
    problems: [
      { form: 'shipping', field: 'city', code: 'required' },
      { form: 'final', field: 'terms', code: 'terms' },
      { form: 'delivery', field: 'shippingMethod', code: 'required' },
      { form: 'final', field: 'paymentMethod', code: 'required' },
    ],
  });
  expect(sent()).toEqual([]);
});

test('CHK-16 a PIN code of no post office is named, however the forms were passed', async () => {
  const { placeOrder, checkoutDetails, sent } = openWorldForTests();
  checkoutDetails.update((now) => ({ ...now, shipping: { ...now.shipping, zipCode: '550001' } }));
  expect(await placeOrder()).toEqual({
    kind: 'incomplete',
    problems: [{ form: 'shipping', field: 'zipCode', code: 'no-such-pin' }],
  });
  expect(sent()).toEqual([]);
});

test('CHK-18 what cannot be delivered needs no parcel, and is not paid at the door', async () => {
  const { placeOrder, cart, checkoutDetails } = openWorldForTests();
  checkoutDetails.update((now) => ({
    ...now,
    billing: { ...now.billing, ...now.shipping },
    shipping: noDetails.shipping,
  }));
  cart.update((now) => ({ ...now, shippingMethod: null, lines: [lineForTests('A', 1, { type: 'virtual' })] }));
  expect(await placeOrder()).toMatchObject({ kind: 'incomplete', problems: [{ field: 'paymentMethod' }] });
  cart.update((now) => ({ ...now, paymentMethod: 'ccavenuepay' }));
  expect(await placeOrder()).toMatchObject({ kind: 'accepted', order: { shippingAddress: null } });
});

test('CHK-25 the order is on the device, not transmitted, when the first byte goes out', async () => {
  const { placeOrder, orderGateway, stored, sent } = openWorldForTests();
  const go = orderGateway.hold();
  const placing = placeOrder();
  await until('the order is sent', () => sent().length > 0);
  expect(await stored()).toMatchObject([{ status: 'maybeReceived' }]);
  go();
  await placing;
});

test('CHK-38 CHK-39 an order the shop takes is settled: the record, the cart, the thank-you page', async () => {
  const { placeOrder, cart, clock, stored, isThankYouPage, told } = openWorldForTests();
  cart.update((now) => ({ ...now, id: 'cart-1' as CartId }));
  const outcome = await placeOrder();
  expect(outcome).toMatchObject({ kind: 'accepted', redirectUrl: null });
  expect(await stored()).toMatchObject([
    { status: 'accepted', answeredAt: '2026-11-20T10:00:00.000Z', charged: moneyOf(200) },
  ]);
  expect(cart.get()).toEqual({ ...emptyCart, orderedAt: clock.now() });
  expect(isThankYouPage.get()).toBe(true);
  expect(told).toEqual([]);
});

test('CHK-39 an order the shop takes is followed by a sync of the cart that is left', async () => {
  const { placeOrder, synced } = openWorldForTests();
  await placeOrder();
  expect(synced).toMatchObject([{ lines: [], id: null }]);
});

test('CHK-06 CHK-45 an order the shop takes opens the thank-you page', async () => {
  const { placeOrder, isThankYouPage } = openWorldForTests();
  await placeOrder();
  expect(isThankYouPage.get()).toBe(true);
});

test.each([
  ['de', 'de'],
  ['', null],
])('CHK-23 an order the shop takes in the store view "%s" carries the code %o', async (namedStore, storeCode) => {
  const { placeOrder } = openWorldForTests({ namedStore });
  expect(await placeOrder()).toMatchObject({ order: { storeCode } });
});

test('an order the shop takes leaves in the cart what was added after pressing', async () => {
  const { placeOrder, orderGateway, cart, sent } = openWorldForTests();
  const go = orderGateway.hold();
  const placing = placeOrder();
  await until('the order is sent', () => sent().length > 0);
  cart.update((now) => withLine(withLine(now, lineForTests('A', 3)), lineForTests('B')));
  go();
  await placing;
  expect(cart.get().lines.map(({ sku, quantity }) => `${sku}*${quantity}`)).toEqual(['A*3', 'B*1']);
});

test('CHK-35 an order the shop takes is one order when pressed twice at once, also in two tabs', async () => {
  const { placeOrder, openTab, orderGateway, sent, stored } = openWorldForTests();
  const outcomes = await Promise.all([placeOrder(), placeOrder(), openTab().placeOrder()]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'blocked', 'accepted']);
  expect(orderGateway.placed()).toHaveLength(1);
  expect(sent()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('CHK-35 CHK-43 an order the shop takes is blocked in a tab that still shows the cart', async () => {
  const { placeOrder, openTab, cart, orderGateway, sent, stored } = openWorldForTests();
  const before = cart.get();
  await placeOrder();
  const after = cart.get();
  const stale = openTab();
  cart.update(() => before);
  expect(await stale.placeOrder()).toEqual({ kind: 'blocked' });
  expect(orderGateway.placed()).toHaveLength(1);
  expect([sent().length, (await stored()).length]).toEqual([1, 1]);
  expect(cart.get()).toEqual(after);
});

test('an order the shop takes may be bought again: that is another order', async () => {
  const { placeOrder, cart, orderGateway } = openWorldForTests();
  await placeOrder();
  cart.update((now) => ({ ...filledCart, orderedAt: now.orderedAt }));
  expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
  expect(orderGateway.placed()).toHaveLength(2);
});

describe('an order the shop finds faulty', () => {
  test('row 10: CHK-29 CHK-36 is told once and not sent again; corrected, it is another order', async () => {
    const { placeOrder, orderGateway, cart, stored, told, clock } = openWorldForTests();
    orderGateway.failNext(invalidOrder);
    expect(await placeOrder()).toEqual({ kind: 'refused', message: 'must be a valid order' });
    expect(await stored()).toMatchObject([{ status: 'refused' }]);
    expect(cart.get()).toEqual(filledCart);
    expect(told).toEqual(['order-refused']);
    await clock.advance(120_000);
    expect(await placeOrder()).toMatchObject({ kind: 'accepted' });
    expect(new Set((await stored()).map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    ['the shop finds it faulty', invalidOrder],
    ['the shop fails', orderFault],
  ])('CHK-44 leaves the cart as it was: %s', async (_name, failure) => {
    const { placeOrder, orderGateway, cart } = openWorldForTests();
    orderGateway.failNext(failure);
    await placeOrder();
    expect(cart.get()).toEqual(filledCart);
  });
});

test('a page that still shows somebody who has left orders nothing', async () => {
  const { placeOrder, stored } = openWorldForTests({ visitor: '501' as CustomerId });
  expect(await placeOrder()).toEqual({ kind: 'blocked' });
  expect(await stored()).toEqual([]);
});
