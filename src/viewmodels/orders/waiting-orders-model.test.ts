import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { TakenBack } from '#domain/orders/take-back.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createWaitingOrders } from './waiting-orders-model.ts';

const order = {
  id: orderIdOf('17-a'),
  createdAt: '2026-11-20T20:00:00Z',
  lines: [
    { ...lineForTests('Silk Tee', { quantity: 2 }), id: 1 },
    { ...lineForTests('Felt Shawl'), id: 2 },
  ],
  total: moneyOf(7_200),
  status: 'queued',
} as unknown as Order;

type Given = {
  readonly orders?: readonly Order[];
  readonly confirm?: () => Promise<void>;
  readonly edited?: TakenBack;
};

function open({ orders = [order], confirm = async () => {}, edited = { kind: 'taken-back', order } }: Given = {}) {
  const done: string[] = [];
  const model = createWaitingOrders({
    waitingOrders: createMemoryCell(orders),
    storeView: createMemoryCell(defaultStoreView),
    confirmWaiting: () => {
      done.push('sent');
      return confirm();
    },
    declineWaiting: async () => {
      done.push('canceled');
    },
    putOffWaiting: () => done.push('put off'),
    editOrder: async ({ id }) => {
      done.push(`edited ${id}`);
      return edited;
    },
    messages: inEnglish,
  });
  return { model, done };
}

test('QUEUE-23 each order that waits is told by its day in the time of the shop, its pieces and its sum', () => {
  const { model } = open();
  expect(model.isOpen).toBe(true);
  expect(model.orders).toEqual([
    {
      id: order.id,
      day: '21 November 2026 1:30 am',
      timestamp: order.createdAt,
      pieces: '2 × Silk Tee, Felt Shawl',
      total: '₹7,200',
    },
  ]);
});

test('nothing is asked where no order waits', () => {
  expect(open({ orders: [] }).model.isOpen).toBe(false);
});

test('orders are sent, canceled or put off as the shopper says', async () => {
  const { model, done } = open();
  await model.send();
  await model.cancel();
  model.close();
  expect([done, model.isBusy]).toEqual([['sent', 'canceled', 'put off'], false]);
});

test('while orders are sent nothing else becomes of them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { model, done } = open({ confirm: () => promise });
  const sending = model.send();
  expect(model.isBusy).toBe(true);
  await model.cancel();
  model.close();
  resolve();
  await sending;
  expect([done, model.isBusy]).toEqual([['sent'], false]);
});

test('a failure of the sending itself leaves nothing busy', async () => {
  const { model } = open({ confirm: () => Promise.reject(new Error('defect')) });
  await expect(model.send()).rejects.toThrow('defect');
  expect(model.isBusy).toBe(false);
});

test('an order that was taken back is changed in the checkout', async () => {
  const { model, done } = open();
  expect(await model.edit(order.id)).toBe('/checkout');
  expect([done, model.problem]).toEqual([['edited 17-a'], null]);
});

test('an order that may be with the shop stays, and that is told', async () => {
  const { model } = open({ edited: { kind: 'maybe-sent', order } });
  expect(await model.edit(order.id)).toBeNull();
  expect(model.problem).toBe(inEnglish(orderMessages).maybeSent);
});

test('an order that is not asked about is not changed', async () => {
  const { model, done } = open();
  expect(await model.edit(orderIdOf('18-b'))).toBeNull();
  expect([done, model.problem]).toEqual([[], null]);
});
