import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { recapMessages } from '../messages/recap/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { PlacingModel } from './placing-model.ts';
import { seenChangeText } from './seen-change-text.ts';

const order = { id: orderIdOf('17-a b'), hasLeftCart: false } as Order;
const storeView = createMemoryCell(defaultStoreView);
const ADDRESS = '/confirmation?orderId=17-a%20b';

type Kept = { readonly settled: () => Promise<void> };

function modelThatAnswers(outcome: SeenOutcome, kept: readonly Kept[] = []) {
  let calls = 0;
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: [lineForTests('Silk Tee')] });
  const placeAsSeen = async (): Promise<SeenOutcome> => {
    calls += 1;
    return outcome;
  };
  return {
    model: new PlacingModel({
      cart,
      placeWithAccount: placeAsSeen,
      storeView,
      readWaiting: async () => [order],
      keptCells: kept,
      messages: inEnglish,
    }),
    cart,
    calls: () => calls,
  };
}

test('a taken order leads to its confirmation', async () => {
  const { model } = modelThatAnswers({ kind: 'accepted', order, redirectUrl: null });
  const outcome = await model.place();
  expect(outcome && model.addressAfter(outcome)).toBe(ADDRESS);
});

test('an order placed offline counts as placed', async () => {
  const { model } = modelThatAnswers({ kind: 'waiting', order, reason: 'offline' });
  const outcome = await model.place();
  expect(outcome && model.addressAfter(outcome)).toBe(ADDRESS);
  expect(model.waitingText).toBeNull();
});

test('an unanswered order stays and says so, and leads on once the cart is done with it', async () => {
  const { model, cart } = modelThatAnswers({ kind: 'waiting', order, reason: 'server' });
  const outcome = await model.place();
  expect(outcome && model.addressAfter(outcome)).toBeNull();
  expect(model.waitingText).toContain('Do not order again.');
  expect(model.settledAddress).toBeNull();
  cart.update(() => emptyCart);
  expect(model.settledAddress).toBe(ADDRESS);
});

test('an order from before is told, and does not lead away from an emptied cart', async () => {
  const { model, cart } = modelThatAnswers({ kind: 'refused', message: '' });
  await model.opened();
  expect(model.waitingText).toContain('An order from before');
  expect(model.waitingAddress).toBe(ADDRESS);
  cart.update(() => emptyCart);
  expect(model.settledAddress).toBeNull();
  await model.place();
  expect(model.waitingText).toBeNull();
});

test('pressing twice places once', async () => {
  const { model, calls } = modelThatAnswers({ kind: 'accepted', order, redirectUrl: null });
  const [first, second] = await Promise.all([model.place(), model.place()]);
  expect(first?.kind).toBe('accepted');
  expect(second).toBeNull();
  expect(calls()).toBe(1);
});

test('the page keeps showing what was ordered while the cart empties', async () => {
  const { model, cart } = modelThatAnswers({ kind: 'accepted', order, redirectUrl: null });
  const placing = model.place();
  cart.update(() => emptyCart);
  expect(model.pressed?.lines).toHaveLength(1);
  await placing;
  expect(model.pressed?.lines).toHaveLength(1);
  model.left();
  expect(model.pressed).toBeNull();
});

test.each([
  ['https://pay.example/1', 'https://pay.example/1'],
  ['javascript:alert(1)', null],
  ['//pay.example', null],
])('only a page of the web is a page to pay on: %s', async (redirectUrl, paymentPage) => {
  const { model } = modelThatAnswers({ kind: 'accepted', order, redirectUrl });
  const outcome = await model.place();
  expect(model.paymentPage).toBe(paymentPage);
  expect(outcome && model.addressAfter(outcome)).toBe(paymentPage ? null : ADDRESS);
});

test('UI-36 nobody is led to a page to pay on before the emptied cart is on the device', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const redirectUrl = 'https://pay.example/1';
  const { model } = modelThatAnswers({ kind: 'accepted', order, redirectUrl }, [{ settled: () => promise }]);
  const placing = model.place();
  await new Promise((turn) => setTimeout(turn));
  expect({ page: model.paymentPage, isBusy: model.isBusy }).toEqual({ page: null, isBusy: true });
  resolve();
  await placing;
  expect({ page: model.paymentPage, isBusy: model.isBusy }).toEqual({ page: redirectUrl, isBusy: false });
});

test('a device that can keep no order says so and keeps the cart', async () => {
  const { model } = modelThatAnswers({ kind: 'not-stored' });
  const placing = model.place();
  expect(model.isBusy).toBe(true);
  await placing;
  expect(model.problem).toContain('Your cart is safe');
  expect({ isBusy: model.isBusy, pressed: model.pressed }).toEqual({ isBusy: false, pressed: null });
});

test('while an earlier order is being canceled it is said when to order again, and the cart stays', async () => {
  const { model } = modelThatAnswers({ kind: 'canceling' });
  await model.place();
  expect(model.problem).toContain('Please order again in a minute.');
  expect({ isBusy: model.isBusy, pressed: model.pressed }).toEqual({ isBusy: false, pressed: null });
});

test('UI-36 a failure of the placing itself leaves nothing busy', async () => {
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: [lineForTests('Silk Tee')] });
  const model = new PlacingModel({
    cart,
    placeWithAccount: () => Promise.reject(new Error('defect')),
    storeView,
    readWaiting: async () => [],
    keptCells: [],
    messages: inEnglish,
  });
  await expect(model.place()).rejects.toThrow('defect');
  expect({ isBusy: model.isBusy, pressed: model.pressed }).toEqual({ isBusy: false, pressed: null });
});

test('what has changed is told, nothing was placed, and the next press tells nothing of it', async () => {
  const { model } = modelThatAnswers({
    kind: 'changed',
    changes: [
      { kind: 'price', name: 'Silk Tee', was: moneyOf(2_400), now: moneyOf(2_600) },
      { kind: 'total', was: moneyOf(2_400), now: moneyOf(2_600) },
      { kind: 'sold-out', name: 'Felt Shawl' },
    ],
  });
  const outcome = await model.place();
  expect(outcome && model.addressAfter(outcome)).toBeNull();
  expect(model.pressed).toBeNull();
  const texts = { ...inEnglish(checkoutMessages), ...inEnglish(recapMessages) };
  expect(model.changed.map((each) => seenChangeText(each, model.storeView, texts))).toEqual([
    'Silk Tee: now ₹2,600 instead of ₹2,400.',
    'The total is now ₹2,600 instead of ₹2,400.',
    'Felt Shawl is sold out. Take it out of your cart to order the rest.',
  ]);
  model.left();
  expect(model.changed).toEqual([]);
});

test('why the shop does not take an order stands beside the button, and the cart stays', async () => {
  const { model } = modelThatAnswers({ kind: 'refused', message: 'Nobody delivers to PIN code 744301' });
  await model.place();
  expect([model.problem, model.pressed]).toEqual(['Nobody delivers to PIN code 744301', null]);
});
