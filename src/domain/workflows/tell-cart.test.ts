import { expect, test } from 'vitest';
import { createMemoryTrackingGateway } from '#adapters/memory/memory-tracking-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, type CartId, emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import type { TaskWorld } from '#domain/queue/task.ts';
import { asha } from '#domain/session/device-for-tests.ts';
import { guestSession } from '#domain/session/session.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createSendCart } from './send-cart.ts';
import { createTellCart } from './tell-cart.ts';

const id = 'cart-1' as CartId;
const filled: Cart = { ...emptyCart, id, lines: [lineForTests('A', 2)] };
const told = { lines: [{ sku: 'A', quantity: 2, price: moneyOf(100) }], total: null, email: asha.email };

/** Asha is signed in and has two pieces in her cart; the shop hears what is sent. */
function openShop({ cart = filled, isSignedIn = true, typed = '' } = {}) {
  const queue = openQueue();
  const { session, connectivity, shop, taskRepository, queueTask, runQueue, clock, openTab } = queue;
  connectivity.go('online');
  if (!isSignedIn) session.update(() => guestSession);
  const own = createMemoryCell(cart);
  const checkoutDetails = createMemoryCell({
    ...noDetails,
    personal: { ...noDetails.personal, emailAddress: typed },
  });
  const tracking = createMemoryTrackingGateway();
  const send = createSendCart({ cart: { ...own, read: async () => undefined }, trackingGateway: tracking });
  shop.answer = ({ payload, world }) => send(payload as never, { world, leave: async () => true });
  const ports = { cart: own, session, checkoutDetails, clock };
  return {
    ...{ own, session, details: checkoutDetails, tracking, clock, connectivity, tasks: queue.tasks },
    tellCart: createTellCart({ ...ports, taskRepository, queueTask, runQueue }),
    inAnotherTab: () => createTellCart({ ...ports, ...openTab() }),
    rests: () => clock.advance(5_000),
  };
}

test('TRACK-20 TRACK-21 the shop hears of a cart with something in it when it has come to rest', async () => {
  const { tellCart, tracking, clock } = openShop();
  void tellCart();
  await clock.advance(4_999);
  expect(tracking.calls()).toEqual([]);
  await clock.advance(1);
  expect([...tracking.carts()]).toEqual([['cart-1', told]]);
});

test('TRACK-21 a visitor is known by the e-mail they have given in the checkout', async () => {
  const { tellCart, tracking, rests } = openShop({ isSignedIn: false, typed: ' meera@mail.test ' });
  void tellCart();
  await rests();
  expect([...tracking.carts().values()]).toEqual([{ ...told, email: 'meera@mail.test' }]);
});

test.each([
  ['it is not known whom to remind', { isSignedIn: false }],
  ['what was typed is no e-mail yet', { isSignedIn: false, typed: 'meera@' }],
  ['there is nothing in the cart', { cart: { ...filled, lines: [] } }],
])('TRACK-21 nothing is told while %s', async (_why, given) => {
  const { tellCart, tracking, rests, tasks } = openShop(given);
  void tellCart();
  await rests();
  expect([tracking.calls(), tasks()]).toEqual([[], []]);
});

test('TRACK-21 a cart that changes is told again, one that stays the same is not, also after a reload', async () => {
  const { tellCart, inAnotherTab, own, tracking, rests } = openShop();
  void tellCart();
  await rests();
  void tellCart();
  void inAnotherTab()();
  await rests();
  expect(tracking.calls()).toHaveLength(1);
  own.update((now) => ({ ...now, lines: [lineForTests('A', 3)] }));
  void tellCart();
  await rests();
  expect([tracking.calls().length, tracking.carts().get('cart-1')?.lines]).toEqual([
    2,
    [{ sku: 'A', quantity: 3, price: moneyOf(100) }],
  ]);
});

test('changes in a row are told once', async () => {
  const { tellCart, own, tracking, clock, rests } = openShop();
  for (const quantity of [3, 4, 5]) {
    void tellCart();
    await clock.advance(1_000);
    own.update((now) => ({ ...now, lines: [lineForTests('A', quantity)] }));
  }
  void tellCart();
  await rests();
  expect([tracking.calls().length, tracking.carts().get('cart-1')?.lines]).toEqual([
    1,
    [{ sku: 'A', quantity: 5, price: moneyOf(100) }],
  ]);
});

test.each([
  ['ordered', { ...emptyCart, orderedAt: 1 }],
  ['ordered, and the next one is filled', { ...filled, id: 'cart-2' as CartId }],
  ['emptied', { ...filled, lines: [] }],
])('TRACK-21 a cart that was %s while its state waited is not told of', async (_how, now) => {
  const { tellCart, own, tracking, rests, tasks } = openShop();
  void tellCart();
  own.update(() => now);
  await rests();
  expect([tracking.calls(), tasks().filter(({ isTransmitted }) => !isTransmitted)]).toEqual([[], []]);
});

test('TRACK-20 a cart that the shop does not keep yet goes by the e-mail', async () => {
  const { tellCart, tracking, rests } = openShop({ cart: { ...filled, id: null as never } });
  void tellCart();
  await rests();
  expect([...tracking.carts().keys()]).toEqual([asha.email]);
});

test('the state of a cart goes in the world it was seen in', async () => {
  const { own, tracking } = openShop();
  const world: TaskWorld = { owner: null, storeCode: '', country: 'GB', currency: 'GBP' };
  const send = createSendCart({ cart: { ...own, read: async () => undefined }, trackingGateway: tracking });
  await send({ id, state: told }, { world, leave: async () => true });
  expect(tracking.calls()).toMatchObject([{ args: [id, told, world] }]);
});
