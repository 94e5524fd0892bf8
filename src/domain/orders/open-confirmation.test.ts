import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderGateway } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { makeOrder } from './make-order.ts';
import { createLeaveConfirmation, createOpenConfirmation } from './open-confirmation.ts';
import type { Order } from './order.ts';
import { createOrderRepository } from './order-repository.ts';
import { accept, refuse } from './order-transitions.ts';
import { noOrderView, type OrderView } from './order-view.ts';
import { purchase } from './purchase-for-tests.ts';
import { createReadPlaced } from './read-placed.ts';
import { throwTransition } from './throw-transition-for-tests.ts';

async function openWorld(kept: readonly Order[] = []) {
  const gateway = createMemoryOrderGateway();
  const store = createMemoryOrderStore();
  for (const each of kept) await store.put(each);
  const view = createMemoryCell<OrderView>(noOrderView);
  const isThankYouPage = createMemoryCell(false);
  const connectivity = createMemoryConnectivity();
  const opened = createMemoryCell<DraftTexts>({});
  const told: string[] = [];
  const runs: string[] = [];
  const openConfirmation = createOpenConfirmation({
    orderView: view,
    isThankYouPage,
    orderRepository: createOrderRepository({
      ownership: { present: () => null },
      refuseTransition: throwTransition,
      orderStore: store,
      locks: createMemoryLocks(),
      log: createMemoryLog(),
    }),
    readPlaced: createReadPlaced({ orderGateway: gateway, openedOrder: opened }),
    connectivity,
    sendWaiting: async () => void runs.push('run'),
    tellRefusal: ({ message }) => void told.push(message),
  });
  const leave = createLeaveConfirmation({ orderView: view, isThankYouPage });
  return { gateway, opened, view, isThankYouPage, connectivity, told, runs, openConfirmation, leave };
}

const order = makeOrder(purchase, 1_000, 'uuid-1');
const other = makeOrder(purchase, 2_000, 'uuid-2');

test('CHK-50 the confirmation without a number fails at once, with no call', async () => {
  const { openConfirmation, view, gateway } = await openWorld();
  await openConfirmation(null);
  expect(view.get()).toEqual({ kind: 'failed', message: '' });
  await openConfirmation('');
  expect(view.get()).toEqual({ kind: 'failed', message: '' });
  expect(gateway.calls()).toEqual([]);
});

test('CHK-46 CHK-47 the confirmation is loading, then shows what the shop has', async () => {
  const { openConfirmation, view, gateway } = await openWorld();
  await gateway.place(order);
  const opening = openConfirmation(order.id);
  expect(view.get()).toEqual({ kind: 'loading' });
  await opening;
  expect(view.get()).toMatchObject({ kind: 'placed', order: { id: order.id, total: moneyOf(200) } });
});

test("CHK-48 CHK-49 the confirmation tells the shop's words for an order nobody knows", async () => {
  const { openConfirmation, view, told } = await openWorld();
  await openConfirmation(order.id);
  expect(view.get()).toEqual({ kind: 'failed', message: 'Order not found' });
  expect(told).toEqual(['Order not found']);
});

test('CHK-49 the confirmation fails in silence without an answer', async () => {
  const { openConfirmation, view, gateway, told } = await openWorld();
  gateway.cut();
  await openConfirmation(order.id);
  expect(view.get()).toEqual({ kind: 'failed', message: '' });
  expect(told).toEqual([]);
});

test('the confirmation shows a waiting order from the device, thanks for it and sends it', async () => {
  const { openConfirmation, view, gateway, isThankYouPage, runs } = await openWorld([order]);
  await openConfirmation(order.id);
  expect(view.get()).toEqual({ kind: 'waiting', order });
  expect(isThankYouPage.get()).toBe(true);
  expect(runs).toEqual(['run']);
  expect(gateway.calls()).toEqual([]);
});

test('CHK-45 the confirmation is no longer the thank-you page once it is left', async () => {
  const { openConfirmation, isThankYouPage, leave } = await openWorld([order]);
  await openConfirmation(order.id);
  leave();
  expect(isThankYouPage.get()).toBe(false);
});

test('the confirmation sends nothing while offline', async () => {
  const { openConfirmation, connectivity, runs } = await openWorld([order]);
  connectivity.go('offline');
  await openConfirmation(order.id);
  expect(runs).toEqual([]);
});

test('the confirmation shows a refused order without asking the shop', async () => {
  const refused = refuse(order, 'no', '2026-11-20T10:00:00.000Z');
  const { openConfirmation, view, gateway } = await openWorld([refused]);
  await openConfirmation(order.id);
  expect(view.get()).toEqual({ kind: 'refused', order: refused });
  expect(gateway.calls()).toEqual([]);
});

test('the confirmation shows a taken order from the device while the shop cannot be asked', async () => {
  const taken = accept(order, { number: 'AF1', charged: moneyOf(200), paymentPage: null }, '2026-11-20T10:00:00.000Z');
  const { openConfirmation, view, gateway } = await openWorld([taken]);
  gateway.cut();
  await openConfirmation(order.id);
  expect(view.get()).toEqual({ kind: 'waiting', order: taken });
});

test('a late answer about another order, or after leaving, changes nothing', async () => {
  const { openConfirmation, view, gateway, leave } = await openWorld();
  await gateway.place(order);
  await gateway.place(other);
  await Promise.all([openConfirmation(order.id), openConfirmation(other.id)]);
  expect(view.get()).toMatchObject({ kind: 'placed', order: { id: other.id } });
  const late = openConfirmation(order.id);
  leave();
  await late;
  expect(view.get()).toEqual({ kind: 'none' });
});
