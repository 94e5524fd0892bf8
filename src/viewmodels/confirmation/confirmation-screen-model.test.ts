import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { type Order, orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import { nothingNamed, type OrderKey } from '#domain/orders/order-key.ts';
import { noOrderView, type OrderView } from '#domain/orders/order-view.ts';
import type { PaymentWord } from '#domain/orders/payment.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import type { Session } from '#domain/session/session.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { paymentMessages } from '../messages/payment/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createConfirmationScreen } from './confirmation-screen-model.ts';

const texts = inEnglish(orderMessages);
const seller = { name: 'Zari', address: 'Mumbai', gstin: '27AAAAA0000A1Z5', codes: [] };

const address: CartAddress = {
  ...{ country: 'IN', region: 'Maharashtra', street: ['12 Hill Road'], postcode: '400050', city: 'Mumbai' },
  ...{ firstName: 'Meera', lastName: 'Iyer', email: 'meera@mail.test', phone: '98765 43210' },
};

const waiting = {
  ...{ id: orderIdOf('17-a'), createdAt: '2026-11-20T20:00:00Z', total: 4_800, hasLeftCart: true },
  ...{ lines: [{ ...lineForTests('Silk Tee'), id: 1 }], shippingAddress: address, billingAddress: address },
  status: 'queued',
} as unknown as Order;

const placed: PlacedOrder = {
  ...{ id: orderIdOf('17-a'), number: 'AF000070012', createdAt: '2026-11-20T10:00:00Z', status: 'processing' },
  ...{ isMasked: false, firstName: 'Meera', email: 'meera@mail.test', lines: [], shippingAddress: address },
  ...{ subtotal: moneyOf(4_800), discount: nothing, shipping: nothing, tax: moneyOf(229), storeCredit: nothing },
  ...{ total: moneyOf(4_800), billingAddress: address },
  ...{ shippingTitle: 'DPD Courier', paymentMethod: 'paypalstandard', paymentTitle: 'PayPal' },
};

type Given = {
  readonly view?: OrderView;
  readonly isOnline?: boolean;
  readonly gstin?: string;
  readonly lookAgain?: () => Promise<void>;
};

function open({ view = noOrderView, isOnline = true, gstin = seller.gstin, lookAgain = async () => {} }: Given = {}) {
  const asked: unknown[] = [];
  const looked: unknown[] = [];
  const orderView = createMemoryCell<OrderView>(view);
  let hasLeft = false;
  const model = createConfirmationScreen({
    orderView,
    isOnline: createMemoryCell(isOnline),
    sendOrder: async (order) => ({ kind: 'unanswered', order }),
    editOrder: async (order) => ({ kind: 'maybe-sent', order }),
    cancelOrder: async (order) => ({ kind: 'canceled', order }),
    messages: inEnglish,
    orderKey: createMemoryCell<OrderKey>(nothingNamed),
    trackOrder: async () => ({ kind: 'not-found' }),
    installOffer: { isThere: () => false, ask: async () => false },
    deviceFlags: { set: async () => true, read: async () => null, unset: async () => {} },
    session: createMemoryCell<Session>({
      ...{ kind: 'signed-in', customer: asha, tokens: pair(1), renewals: 0, begunAt: 0 },
    } as Session),
    storeView: createMemoryCell(defaultStoreView),
    isDeviceRead: createMemoryCell(true),
    mediaBase: '',
    deliveryRules: { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } },
    contact: { email: 'care@zari.example' },
    seller: { ...seller, gstin },
    openPayment: async (id, word) => {
      asked.push([id, word]);
    },
    lookAgain: (word) => {
      looked.push(word);
      return lookAgain();
    },
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    leaveConfirmation: () => {
      hasLeft = true;
    },
  });
  return { model, asked, looked, orderView, hasLeft: () => hasLeft };
}

test('the order that the address names is asked for, with what the page to pay on has said', () => {
  const { model, asked } = open();
  model.open('17-a', 'paid');
  model.open('', null);
  model.open(null, null);
  expect(asked).toEqual([
    ['17-a', 'paid'],
    [null, null],
    [null, null],
  ]);
  expect([model.isReady, model.customer, model.contactEmail]).toEqual([true, '501', 'care@zari.example']);
});

test('trying again asks for the same order', () => {
  const { model, asked } = open();
  model.open('17-a', 'failed');
  model.retry();
  expect(asked[1]).toEqual(['17-a', 'failed']);
});

test.each<readonly [string, string | null, PaymentWord | null, boolean, string]>([
  ['the address names none', null, null, true, texts.noOrderNamed],
  ['there is no network', '17-a', null, false, texts.offline],
  ['the shop did not answer', '17-a', null, true, texts.notRead],
  ['the shop did not say how it stands with the payment', '17-a', 'paid', true, inEnglish(paymentMessages).notAsked],
])('where no order can be shown it is said why: %s', (_name, id, word, isOnline, told) => {
  const { model } = open({ view: { kind: 'failed', message: '' }, isOnline });
  model.open(id, word);
  expect([model.failure, model.page]).toEqual([told, null]);
});

test.each<OrderView>([noOrderView, { kind: 'loading' }])(
  'nothing is shown or said of an order that is not there yet',
  (view) => {
    const { model } = open({ view });
    expect([model.failure, model.page, model.billed]).toEqual([null, null, null]);
  },
);

test('an order of the shop is shown with its number, and has an invoice where the shop gives any', () => {
  const view: OrderView = { kind: 'placed', order: placed, kept: null };
  const { model } = open({ view });
  expect(model.page).toMatchObject({ kind: 'placed', number: 'AF000070012' });
  expect(model.billed).toMatchObject({ order: placed, seller });
  expect(open({ view, gstin: '' }).model.billed).toBeNull();
});

test('an order of the device is shown as it stands, and has no invoice', () => {
  const { model } = open({ view: { kind: 'waiting', order: waiting }, isOnline: false });
  expect(model.page).toMatchObject({ kind: 'waiting', number: null });
  expect(model.page?.text).toBe(texts.waitingForNetwork);
  expect(model.billed).toBeNull();
  const refused = { ...waiting, ...statesForTests.refused, message: 'Zip code is missing' };
  expect(open({ view: { kind: 'refused', order: refused } }).model.page).toMatchObject({
    kind: 'refused',
    text: 'Zip code is missing',
  });
});

test('a payment on its way is told before anything else, and one that nobody waits for is not', () => {
  const order = { ...placed, status: 'pending_payment' };
  const { model } = open({ view: { kind: 'placed', order, kept: null } });
  const before = model.page?.heading;
  model.open('17-a', 'paid');
  expect(model.page?.heading).not.toBe(before);
});

test('while the payment is asked about it says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { model, looked } = open({ lookAgain: () => promise });
  model.open('17-a', 'unknown');
  const checking = model.checkAgain();
  expect(model.isChecking).toBe(true);
  resolve();
  await checking;
  expect([model.isChecking, looked]).toEqual([false, ['unknown']]);
});

test('whoever signs in on the page of a masked order may see it whole, any other is not asked for again', () => {
  const { model, asked, orderView } = open({ view: { kind: 'placed', order: placed, kept: null } });
  model.open('17-a', null);
  model.met();
  expect(asked).toHaveLength(1);
  orderView.update(() => ({ kind: 'placed', order: { ...placed, isMasked: true }, kept: null }));
  model.met();
  expect(asked).toHaveLength(2);
});

test('what was said of one order is not said of the next, nor after the page was left', async () => {
  const { model, hasLeft } = open({ view: { kind: 'waiting', order: waiting } });
  model.open('17-a', null);
  await model.waiting.send();
  model.open('17-a', 'paid');
  expect(model.waiting.answer).toBe(texts.notAnswered);
  model.open('18-b', null);
  expect(model.waiting.answer).toBeNull();
  await model.waiting.send();
  expect(hasLeft()).toBe(false);
  model.left();
  expect([model.waiting.answer, hasLeft()]).toEqual([null, true]);
});

test('the order of the page opens whole for its e-mail', async () => {
  const { model } = open();
  model.open('17-a', null);
  model.key.type('email', 'wrong@mail.test');
  await model.showWhole();
  expect(model.key.answer).not.toBeNull();
});
