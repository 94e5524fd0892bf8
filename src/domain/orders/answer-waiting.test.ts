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
import { type Order, withAnswer } from './order.ts';
import { createOrderBook } from './order-book.ts';
import { noOrderView, type OrderView } from './order-view.ts';
import { filledCart } from './tab-for-tests.ts';
import { createTakeBack } from './take-back.ts';

const purchase = { cart: filledCart, details: meeraDetails, methods: usualMethods, storeView: defaultStoreView };

async function openWorld() {
  const store = createMemoryOrderStore();
  const clock = createMemoryClock();
  const book = createOrderBook({ store, log: createMemoryLog() });
  const order = makeOrder(purchase, clock.now(), 'uuid-1');
  await book.keep(order);
  const waitingOrders = createMemoryCell<readonly Order[]>([order]);
  const told: NoticeCode[] = [];
  const notify = ({ code }: { readonly code: NoticeCode }) => void told.push(code);
  const view = createMemoryCell<OrderView>(noOrderView);
  const takeBack = createTakeBack({
    book,
    gateway: createMemoryOrderGateway(),
    view,
    turns: createMemoryTurns(),
    clock,
  });
  const declineWaiting = createDeclineWaiting({ waitingOrders, takeBack, notify });
  const outcome = async () => (await book.find(order.id))?.outcome.kind;
  return { book, order, waitingOrders, told, notify, declineWaiting, outcome };
}

describe('declined', () => {
  test('an order that never left the device is withdrawn, and nobody is asked again', async () => {
    const { declineWaiting, outcome, told, waitingOrders } = await openWorld();
    await declineWaiting();
    expect(await outcome()).toBe('withdrawn');
    expect(told).toEqual([]);
    expect(waitingOrders.get()).toEqual([]);
  });

  test('an order that the shop may have stays, with a word', async () => {
    const { declineWaiting, book, order, outcome, told } = await openWorld();
    await book.keep({ ...order, mayHaveLeft: true, attemptedAt: order.createdAt });
    await declineWaiting();
    expect([await outcome(), told]).toEqual(['waiting', ['order-not-withdrawn']]);
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
