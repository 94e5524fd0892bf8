import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { openCheckoutScreen, order } from './checkout-screen-for-tests.ts';

test('the order is shown with its lines and sums, and pressed with its total', () => {
  const { model } = openCheckoutScreen();
  expect(model.lines.map(({ name, quantity }) => [name, quantity])).toEqual([['Silk Tee', 2]]);
  expect(model.sums.map(({ sum }) => sum)).toEqual(['subtotal', 'discount', 'shipping', 'tax', 'grandTotal']);
  expect([model.total, model.placeLabel]).toEqual(['₹4,800', 'Place order, ₹4,800']);
  expect(model.sumsNote).not.toBe('');
});

test.each([
  ['a device that was read', { isDeviceRead: true, isDeviceLate: false, cart: { lines: [] } }, true],
  ['a late device with something in the cart', { isDeviceRead: false, isDeviceLate: true }, true],
  ['a late device with nothing in it yet', { isDeviceRead: false, isDeviceLate: true, cart: { lines: [] } }, false],
  ['a device that is being read', { isDeviceRead: false, isDeviceLate: false }, false],
])('%s: the checkout is shown %s', (_name, given, isReady) => {
  expect(openCheckoutScreen(given).model.isReady).toBe(isReady);
});

test('CHK-19 an empty cart has nothing to order', () => {
  expect([openCheckoutScreen().model.isEmpty, openCheckoutScreen({ cart: { lines: [] } }).model.isEmpty]).toEqual([
    false,
    true,
  ]);
});

test('without a network it says that one can go on', () => {
  expect(openCheckoutScreen().model.offlineText).toBeNull();
  const { model } = openCheckoutScreen({ isOnline: false });
  expect([model.isOnline, model.offlineText]).toEqual([false, inEnglish(checkoutMessages).offline]);
});

test('what is read once more names the courier that was chosen and the days of the parcel', () => {
  const { model } = openCheckoutScreen();
  expect(model.recapped).toMatchObject({ courier: 'DPD Courier', isVirtual: false, details: model.form.details });
  expect(model.recapped.arrival).toEqual(model.arrival);
  expect(model.arrival).toEqual({
    first: { iso: '2026-11-25', text: 'Wednesday, 25 November' },
    last: { iso: '2026-11-28', text: 'Saturday, 28 November' },
  });
  expect(openCheckoutScreen({ cart: { shippingMethod: null } }).model.recapped.courier).toBe('');
});

test('the slowest piece of the cart says between which days the parcel arrives', () => {
  const lines = [lineForTests('Tee', {}), lineForTests('Sherwani', { makeDays: 8 })];
  expect(openCheckoutScreen({ cart: { lines } }).model.arrival).toMatchObject({
    first: { iso: '2026-12-01' },
    last: { iso: '2026-12-04' },
  });
});

test('each courier has its price, and the chosen one is marked', () => {
  const { model } = openCheckoutScreen();
  expect(model.methods.shipping.map(({ title, isChosen, note }) => [title, isChosen, note])).toEqual([
    ['DPD Courier', true, 'Free'],
    ['Express', false, '₹100'],
  ]);
});

test('CHK-18 terms that are not accepted are a problem once the order was pressed', async () => {
  const { model } = openCheckoutScreen({
    details: { areTermsAccepted: false },
    outcome: { kind: 'incomplete' } as SeenOutcome,
  });
  expect(model.terms).toMatchObject({ isChecked: false, problem: null });
  expect(await model.place()).toBeNull();
  expect(model.terms.problem).toBe('Accept the terms and conditions');
  model.acceptTerms(true);
  expect(model.terms).toMatchObject({ isChecked: true, problem: null });
});

test('when the page is openCheckoutScreen, all that it needs is asked for, and no notice leads to it any more', () => {
  const { model, notices, asked } = openCheckoutScreen();
  model.opened();
  expect(notices.get().shown).toEqual([]);
  expect(asked).toEqual(['open cart', 'load methods', 'read waiting']);
});

test('no courier is told where none was chosen or nothing is sent by parcel', async () => {
  const nothingChosen = openCheckoutScreen({ cart: { shippingMethod: null } });
  nothingChosen.model.continueFrom('address');
  const lines = [lineForTests('Pattern', { type: 'downloadable' })];
  const virtual = openCheckoutScreen({
    cart: { lines },
    details: { billing: { ...meeraDetails.shipping, company: '', taxId: '' } },
  });
  expect(virtual.model.continueFrom('address')).toBe('/checkout?step=payment');
  await new Promise((turn) => setTimeout(turn));
  expect([nothingChosen.asked, virtual.asked]).toEqual([['load methods'], ['load methods']]);
});

test('an order that is taken leads to its confirmation, one to be paid on a page stays until that page comes', async () => {
  expect(await openCheckoutScreen().model.place()).toBe('/confirmation?orderId=17-a');
  const { model, cart } = openCheckoutScreen({
    outcome: { kind: 'accepted', order, redirectUrl: 'https://pay.example/1' },
  });
  expect(await model.place()).toBeNull();
  cart.update(() => emptyCart);
  expect(model.addressInsteadOf('payment')).toBeNull();
});

test('an order without an answer leads on once the cart is done with it', async () => {
  const { model, cart } = openCheckoutScreen({ outcome: { kind: 'waiting', order, reason: 'server' } });
  expect(await model.place()).toBeNull();
  expect(model.addressInsteadOf('payment')).toBeNull();
  cart.update(() => emptyCart);
  expect(model.addressInsteadOf('payment')).toBe('/confirmation?orderId=17-a');
});

test('a bill that goes elsewhere has a form of its own', () => {
  const { model, details } = openCheckoutScreen();
  model.setBillingSame(false);
  expect(details.get().isBillingSame).toBe(false);
});
