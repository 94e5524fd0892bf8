import { expect, test, vi } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { defaultShippingMethod } from '#domain/cart/methods.ts';
import { createAcceptTerms, createChangeDetails, createSetBillingSame } from '#domain/checkout/change-details.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { type Notices, noNotices, withNotice } from '#domain/notices/notices.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { addressGuide } from './address-guide.ts';
import { createCheckoutScreen } from './checkout-screen-model.ts';

const order = { id: orderIdOf('17-a'), hasLeftCart: false } as Order;
const accepted: SeenOutcome = { kind: 'accepted', order, redirectUrl: null };
const { methodCode } = defaultShippingMethod;
const NOON = Date.parse('2026-11-20T12:00:00+05:30');

type Given = {
  readonly cart?: Partial<Cart>;
  readonly details?: Partial<CheckoutDetails>;
  readonly isDeviceRead?: boolean;
  readonly isDeviceLate?: boolean;
  readonly isOnline?: boolean;
  readonly couriers?: number;
  readonly outcome?: SeenOutcome;
};

function open(given: Given = {}) {
  const { isDeviceRead = true, isDeviceLate = false, isOnline = true, couriers = 2, outcome = accepted } = given;
  const lines = [lineForTests('Silk Tee', { pieces: 2 })];
  const chosen = { shippingMethod: methodCode, paymentMethod: 'ccavenuepay' };
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines, ...chosen, ...given.cart });
  const details = createMemoryCell<CheckoutDetails>({ ...meeraDetails, ...given.details });
  const notices = createMemoryCell<Notices>(withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0));
  const asked: string[] = [];
  const clock = { now: () => NOON };
  const shipping = Array.from({ length: couriers }, (_each, at) => ({
    ...defaultShippingMethod,
    methodCode: at === 0 ? methodCode : `express${at}`,
    title: at === 0 ? 'DPD Courier' : 'Express',
    priceInclTax: moneyOf(at * 100),
  }));
  const model = createCheckoutScreen({
    cart,
    checkoutDetails: details,
    changeDetails: createChangeDetails({ checkoutDetails: details, clock }),
    setBillingSame: createSetBillingSame({ checkoutDetails: details, clock }),
    acceptTerms: createAcceptTerms({ checkoutDetails: details, clock }),
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(isOnline),
    isDeviceRead: createMemoryCell(isDeviceRead),
    isDeviceLate: createMemoryCell(isDeviceLate),
    proposeCountry: () => undefined,
    priceForDelivery: () => ({ kind: 'priced' }),
    fetchGuide: async () => addressGuide,
    checkoutMethods: createMemoryCell({ ...usualMethods, shipping }),
    paymentRules: { india: [] },
    chooseShipping: async (code) => {
      asked.push(`ship by ${code}`);
    },
    choosePayment: async () => undefined,
    placeWithAccount: async () => {
      asked.push('place');
      return outcome;
    },
    readWaiting: async () => {
      asked.push('read waiting');
      return [];
    },
    keptCells: [],
    mediaBase: '',
    deliveryRules: { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } },
    clock,
    notices,
    openCart: async () => {
      asked.push('open cart');
    },
    loadMethods: async () => {
      asked.push('load methods');
    },
    messages: inEnglish,
  });
  return { model, cart, details, notices, asked };
}

test('the order is shown with its lines and sums, and pressed with its total', () => {
  const { model } = open();
  expect(model.lines.map(({ name, pieces }) => [name, pieces])).toEqual([['Silk Tee', 2]]);
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
  expect(open(given).model.isReady).toBe(isReady);
});

test('CHK-19 an empty cart has nothing to order', () => {
  expect([open().model.isEmpty, open({ cart: { lines: [] } }).model.isEmpty]).toEqual([false, true]);
});

test('without a network it says that one can go on', () => {
  expect(open().model.offlineText).toBeNull();
  const { model } = open({ isOnline: false });
  expect([model.isOnline, model.offlineText]).toEqual([false, inEnglish(checkoutMessages).offline]);
});

test('what is read once more names the courier that was chosen and the days of the parcel', () => {
  const { model } = open();
  expect(model.recapped).toMatchObject({ courier: 'DPD Courier', isVirtual: false, details: model.form.details });
  expect(model.recapped.arrival).toEqual(model.arrival);
  expect(model.arrival).toEqual({
    first: { iso: '2026-11-25', text: 'Wednesday, 25 November' },
    last: { iso: '2026-11-28', text: 'Saturday, 28 November' },
  });
  expect(open({ cart: { shippingMethod: null } }).model.recapped.courier).toBe('');
});

test('each courier has its price, and the chosen one is marked', () => {
  const { model } = open();
  expect(model.methods.shipping.map(({ title, isChosen, note }) => [title, isChosen, note])).toEqual([
    ['DPD Courier', true, 'Free'],
    ['Express', false, '₹100'],
  ]);
});

test('CHK-18 terms that are not accepted are a problem once the order was pressed', async () => {
  const { model } = open({ details: { areTermsAccepted: false }, outcome: { kind: 'incomplete' } as SeenOutcome });
  expect(model.terms).toMatchObject({ isChecked: false, problem: null });
  expect(await model.place()).toBeNull();
  expect(model.terms.problem).toBe('Accept the terms and conditions');
  model.acceptTerms(true);
  expect(model.terms).toMatchObject({ isChecked: true, problem: null });
});

test('when the page is open, all that it needs is asked for, and no notice leads to it any more', () => {
  const { model, notices, asked } = open();
  model.opened();
  expect(notices.get().shown).toEqual([]);
  expect(asked).toEqual(['open cart', 'load methods', 'read waiting']);
});

test('a step that is complete leads to the next, and the address is told', async () => {
  const { model, asked } = open();
  expect(model.continueFrom('address')).toBe('/checkout?step=shipping');
  await vi.waitFor(() => expect(asked).toEqual(['load methods', `ship by ${methodCode}`]));
  expect(model.continueFrom('shipping')).toBe('/checkout?step=payment');
  expect(model.continueFrom('payment')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('no courier is told where none was chosen or nothing is sent by parcel', async () => {
  const nothingChosen = open({ cart: { shippingMethod: null } });
  nothingChosen.model.continueFrom('address');
  const lines = [lineForTests('Pattern', { type: 'downloadable' })];
  const virtual = open({
    cart: { lines },
    details: { billing: { ...meeraDetails.shipping, company: '', taxId: '' } },
  });
  expect(virtual.model.continueFrom('address')).toBe('/checkout?step=payment');
  await new Promise((turn) => setTimeout(turn));
  expect([nothingChosen.asked, virtual.asked]).toEqual([['load methods'], ['load methods']]);
});

test('a single courier that is chosen is not asked about, one that is not is', () => {
  expect(open({ couriers: 1 }).model.continueFrom('address')).toBe('/checkout?step=payment');
  expect(open({ couriers: 1, cart: { shippingMethod: null } }).model.continueFrom('address')).toBe(
    '/checkout?step=shipping',
  );
});

test('a step that is not complete stays, and says why', () => {
  const { model, asked } = open({ details: { shipping: noDetails.shipping } });
  expect(model.continueFrom('address')).toBeNull();
  expect(model.form.shownProblemsOf('address').length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('a later step cannot be opened before the earlier ones are complete', () => {
  const { model } = open({ details: { shipping: noDetails.shipping } });
  expect(model.addressInsteadOf('address')).toBeNull();
  expect(model.addressInsteadOf('shipping')).toBe('/checkout');
  expect(model.addressInsteadOf('payment')).toBe('/checkout');
  expect(open({ cart: { shippingMethod: null } }).model.addressInsteadOf('payment')).toBe('/checkout?step=shipping');
  expect(open().model.addressInsteadOf('payment')).toBeNull();
});

test('an empty cart leads to no other step: the page says that there is nothing to order', () => {
  const { model } = open({ details: { shipping: noDetails.shipping }, cart: { lines: [] } });
  expect(model.addressInsteadOf('payment')).toBeNull();
});

test('an order that is taken leads to its confirmation, one to be paid on a page stays until that page comes', async () => {
  expect(await open().model.place()).toBe('/confirmation?orderId=17-a');
  const { model, cart } = open({ outcome: { kind: 'accepted', order, redirectUrl: 'https://pay.example/1' } });
  expect(await model.place()).toBeNull();
  cart.update(() => emptyCart);
  expect(model.addressInsteadOf('payment')).toBeNull();
});

test('an order without an answer leads on once the cart is done with it', async () => {
  const { model, cart } = open({ outcome: { kind: 'waiting', order, reason: 'server' } });
  expect(await model.place()).toBeNull();
  expect(model.addressInsteadOf('payment')).toBeNull();
  cart.update(() => emptyCart);
  expect(model.addressInsteadOf('payment')).toBe('/confirmation?orderId=17-a');
});

test('an order that is not complete leads to the step that is not', async () => {
  const incomplete = { kind: 'incomplete' } as SeenOutcome;
  const { model } = open({ cart: { shippingMethod: null }, outcome: incomplete });
  expect(await model.place()).toBe('/checkout?step=shipping');
  expect(model.form.attemptsAt('shipping')).toBe(1);
  const atPayment = open({ cart: { paymentMethod: null }, outcome: incomplete });
  expect(await atPayment.model.place()).toBeNull();
  expect(atPayment.model.form.shownProblemsOf('payment').map(({ text }) => text)).toEqual(['Choose a payment method']);
});

test('a bill that goes elsewhere has a form of its own', () => {
  const { model, details } = open();
  model.setBillingSame(false);
  expect(details.get().isBillingSame).toBe(false);
});
