import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderGateway } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import type { NoticeCode } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createConfirmWaiting, createDeclineWaiting, createPutOffWaiting } from './answer-waiting.ts';
import { makeOrder } from './make-order.ts';
import { type Order, turnOf, withAnswer } from './order.ts';
import { createOrderBook } from './order-book.ts';
import { filledCart } from './tab-for-tests.ts';

const purchase = { cart: filledCart, details: meeraDetails, methods: usualMethods, storeView: defaultStoreView };

async function openWorld() {
  const store = createMemoryOrderStore();
  const gateway = createMemoryOrderGateway();
  const clock = createMemoryClock();
  const turns = createMemoryTurns();
  const book = createOrderBook({ store, log: createMemoryLog() });
  const order = makeOrder(purchase, clock.now(), 'uuid-1');
  await book.keep(order);
  await clock.advance(60_000);
  const waitingOrders = createMemoryCell<readonly Order[]>([order]);
  const told: NoticeCode[] = [];
  const notify = ({ code }: { readonly code: NoticeCode }) => void told.push(code);
  const declineWaiting = createDeclineWaiting({ waitingOrders, book, gateway, turns, clock, notify });
  const outcome = async () => (await book.find(order.id))?.outcome.kind;
  return { book, gateway, clock, turns, order, waitingOrders, told, notify, declineWaiting, outcome };
}

describe('declined', () => {
  test('an order the shop does not have is withdrawn, and nobody is asked again', async () => {
    const { declineWaiting, outcome, told, waitingOrders } = await openWorld();
    await declineWaiting();
    expect(await outcome()).toBe('withdrawn');
    expect(told).toEqual([]);
    expect(waitingOrders.get()).toEqual([]);
  });

  test('an order the shop has, or cannot be asked about, stays, with a word', async () => {
    const taken = await openWorld();
    await taken.gateway.place(taken.order);
    await taken.declineWaiting();
    expect([await taken.outcome(), taken.told]).toEqual(['waiting', ['order-not-withdrawn']]);
    const alone = await openWorld();
    alone.gateway.cut();
    await alone.declineWaiting();
    expect([await alone.outcome(), alone.told]).toEqual(['waiting', ['order-not-withdrawn']]);
  });

  test('an order younger than a minute may still be on its way, and stays', async () => {
    const { declineWaiting, book, clock, waitingOrders, told } = await openWorld();
    const young = makeOrder(purchase, clock.now() - 59_000, 'uuid-2');
    await book.keep(young);
    waitingOrders.update(() => [young]);
    await declineWaiting();
    expect((await book.find(young.id))?.outcome.kind).toBe('waiting');
    expect(told).toEqual(['order-not-withdrawn']);
  });

  test('an order that is being sent meanwhile keeps the answer it gets', async () => {
    const { declineWaiting, book, turns, order, outcome, told } = await openWorld();
    const sending = turns.take(turnOf(order), async () => {
      await Promise.resolve();
      await book.keep(
        withAnswer(order, { kind: 'accepted', number: 'AF1', total: 200, paymentPage: null }, order.createdAt),
      );
    });
    await declineWaiting();
    await sending;
    expect([await outcome(), told]).toEqual(['accepted', ['order-not-withdrawn']]);
  });
});

describe('confirmed', () => {
  test('what the shop took is told, and nobody is asked again', async () => {
    const { waitingOrders, book, order, notify, told } = await openWorld();
    const sendWaiting = async () => {
      await book.keep(
        withAnswer(order, { kind: 'accepted', number: 'AF1', total: 200, paymentPage: null }, order.createdAt),
      );
    };
    await createConfirmWaiting({ waitingOrders, sendWaiting, book, notify })();
    expect([told, waitingOrders.get()]).toEqual([['order-sent'], []]);
  });

  test('what got no answer is told as queued', async () => {
    const { waitingOrders, book, notify, told } = await openWorld();
    await createConfirmWaiting({ waitingOrders, sendWaiting: async () => undefined, book, notify })();
    expect(told).toEqual(['order-queued']);
  });
});

test('put off, they go on waiting', async () => {
  const { waitingOrders, outcome } = await openWorld();
  createPutOffWaiting({ waitingOrders })();
  expect([waitingOrders.get(), await outcome()]).toEqual([[], 'waiting']);
});
