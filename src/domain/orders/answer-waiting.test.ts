import { describe, expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createConfirmWaiting, createDeclineWaiting, createPutOffWaiting } from './answer-waiting.ts';
import { createCancelOrder } from './cancel-order.ts';
import { makeOrder } from './make-order.ts';
import type { Order } from './order.ts';
import { createOrderRepository } from './order-repository.ts';
import { accept, markAttempted } from './order-transitions.ts';
import { noOrderView, type OrderView } from './order-view.ts';
import { purchase } from './purchase-for-tests.ts';
import { throwTransition } from './throw-transition-for-tests.ts';

async function openWorld() {
  const store = createMemoryOrderStore();
  const clock = createMemoryClock();
  const orderRepository = createOrderRepository({
    ownership: { present: () => null },
    refuseTransition: throwTransition,
    orderStore: store,
    locks: createMemoryLocks(),
    log: createMemoryLog(),
  });
  const order = makeOrder(purchase, clock.now(), 'uuid-1');
  await orderRepository.keep(order);
  const waitingOrders = createMemoryCell<readonly Order[]>([order]);
  const told: NoticeCode[] = [];
  const notify = ({ code }: Notice) => void told.push(code);
  const view = createMemoryCell<OrderView>(noOrderView);
  const cancelOrder = createCancelOrder({
    orderRepository,
    orderView: view,
    followCanceled: async () => undefined,
    clock,
  });
  const declineWaiting = createDeclineWaiting({ waitingOrders, cancelOrder, notify });
  const status = async () => (await orderRepository.find(order.id))?.status;
  return { store, orderRepository, order, waitingOrders, told, notify, declineWaiting, status };
}

describe('declined', () => {
  test('an order that never left the device is withdrawn, and nobody is asked again', async () => {
    const { declineWaiting, status, told, waitingOrders } = await openWorld();
    await declineWaiting();
    expect(await status()).toBe('withdrawn');
    expect(told).toEqual([]);
    expect(waitingOrders.get()).toEqual([]);
  });

  test('row 19: an order that the shop may have is being canceled, and nobody is asked again', async () => {
    const { declineWaiting, orderRepository, order, status, told, waitingOrders } = await openWorld();
    await orderRepository.keep(markAttempted(order, order.createdAt));
    await declineWaiting();
    expect([await status(), told, waitingOrders.get()]).toEqual(['canceling', ['order-being-canceled'], []]);
  });

  test('an order that was answered meanwhile is told with its number', async () => {
    const { declineWaiting, orderRepository, order, told } = await openWorld();
    const taken = { number: 'AF1', charged: moneyOf(200), paymentPage: null };
    await orderRepository.keep(accept(order, taken, order.createdAt));
    await declineWaiting();
    expect(await orderRepository.find(order.id)).toMatchObject({ ...taken, status: 'accepted', isUnwanted: true });
    expect(told).toEqual(['order-not-canceled']);
  });

  test('what the device cannot write down is told, and goes on waiting', async () => {
    const { declineWaiting, store, status, told } = await openWorld();
    store.failNextWrites(1);
    await declineWaiting();
    expect([await status(), told]).toEqual(['queued', ['order-not-withdrawn']]);
  });
});

describe('confirmed', () => {
  test('what the shop took is told, and nobody is asked again', async () => {
    const { waitingOrders, orderRepository, order, notify, told } = await openWorld();
    const sendWaiting = async () => {
      await orderRepository.keep(
        accept(order, { number: 'AF1', charged: moneyOf(200), paymentPage: null }, order.createdAt),
      );
    };
    await createConfirmWaiting({ waitingOrders, sendWaiting, orderRepository, notify })();
    expect([told, waitingOrders.get()]).toEqual([['order-sent'], []]);
  });

  test('what got no answer is told as queued', async () => {
    const { waitingOrders, orderRepository, notify, told } = await openWorld();
    await createConfirmWaiting({ waitingOrders, sendWaiting: async () => undefined, orderRepository, notify })();
    expect(told).toEqual(['order-queued']);
  });
});

test('put off, they go on waiting', async () => {
  const { waitingOrders, status } = await openWorld();
  createPutOffWaiting({ waitingOrders })();
  expect([waitingOrders.get(), await status()]).toEqual([[], 'queued']);
});
