import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { wayToPayMessages } from '../messages/ways-to-pay/en.ts';
import type { PaymentStanding } from './checkout-methods-model.ts';
import { missingCashText, paymentViews } from './payment-views.ts';

const method = { title: 'Razorpay', isServerMethod: true, isDefault: false, message: null };
const india = (['upi', 'cards'] as const).map((channel) => ({ code: 'ccavenuepay', channel }));
const line = lineForTests('A');

function standing(cart: Partial<Cart> = {}, change: Partial<PaymentStanding> = {}): PaymentStanding {
  return {
    cart: { ...emptyCart, lines: [line], paymentMethod: 'ccavenuepay', ...cart },
    methods: usualMethods,
    paymentRules: { india },
    isOnline: true,
    ...change,
  };
}

const views = (...args: Parameters<typeof standing>) => paymentViews(standing(...args), wayToPayMessages.english);
const chosen = (...args: Parameters<typeof standing>) => views(...args).filter(({ isChosen }) => isChosen);

test('in India UPI and cards are ways of their own before the others, UPI chosen with what it needs', () => {
  expect(views().map(({ title }) => title)).toEqual(['UPI', 'Cards and net banking', 'PayPal']);
  expect(chosen()).toMatchObject([
    { title: 'UPI', note: 'Pay from your UPI app. You will continue at CCAvenue, then come back here.' },
  ]);
});

test('one way is chosen at a time, each with a code of its own', () => {
  expect(chosen({ paymentChannel: 'cards' }).map(({ title }) => title)).toEqual(['Cards and net banking']);
  expect(chosen({ paymentMethod: 'paypalstandard', paymentChannel: 'upi' }).map(({ title }) => title)).toEqual([
    'PayPal',
  ]);
  expect(new Set(views().map(({ code }) => code)).size).toBe(3);
});

test('abroad the gateway is one way, by the name that the shop gives it', () => {
  const abroad = { methods: { ...usualMethods, country: 'US' as const } };
  expect(views({}, abroad).map(({ title }) => title)).toEqual(['PayPal', 'CCAvenue']);
});

test('without a network the gateway comes later, and UPI is paid from its app all the same', () => {
  const [upi] = views({}, { isOnline: false });
  expect(upi?.note).toBe('Pay from your UPI app. You are offline: you pay at CCAvenue once your order was sent.');
});

test('a gateway that has no name here says of UPI what is known', () => {
  const change = {
    methods: { ...usualMethods, payment: [{ ...method, code: 'phonepe' }] },
    paymentRules: { india: [{ code: 'phonepe', channel: 'upi' as const }] },
  };
  expect(views({}, change)).toMatchObject([{ title: 'UPI', note: 'Pay from your UPI app.' }]);
});

test.each([
  ['razorpay', 'You will continue at Razorpay, then come back here.'],
  ['stripe', 'You will continue at Stripe, then come back here.'],
])('%s continues on a page of its own, which is told', (code, note) => {
  const methods = { ...usualMethods, payment: [{ ...method, code }] };
  expect(views({}, { methods, paymentRules: { india: [] } })).toMatchObject([{ note }]);
});

test('CART-67 why nobody pays at the door is told where that is left out', () => {
  const methods = { ...usualMethods, payment: [...usualMethods.payment, { ...method, code: 'cashondelivery' }] };
  const virtual = { lines: [lineForTests('A', 1, { type: 'virtual' })] };
  expect(missingCashText(standing({}, { methods }), wayToPayMessages.english)).toBeNull();
  expect(missingCashText(standing(virtual, { methods }), wayToPayMessages.english)).toMatch(/needs a parcel/);
});

test('where no cash is taken it is shown closed, with the reason, and is not chosen any more', () => {
  const methods = { ...usualMethods, payment: [...usualMethods.payment, { ...method, code: 'cashondelivery' }] };
  const given = standing({ paymentMethod: 'cashondelivery' }, { methods });
  const cash = (...limit: ['no-cash'] | ['not-delivered'] | []) =>
    paymentViews(given, wayToPayMessages.english, ...limit).find(({ code }) => code === 'cashondelivery');
  expect(cash('no-cash')).toMatchObject({
    ...{ isDisabled: true, isChosen: false },
    note: 'Cash is not taken at this PIN code. Please pay online.',
  });
  for (const open of [cash(), cash('not-delivered')]) expect(open).toMatchObject({ isDisabled: false, isChosen: true });
});
