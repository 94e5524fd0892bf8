import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Canceled } from '#domain/orders/cancel-order.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import { noOrderView, type OrderView } from '#domain/orders/order-view.ts';
import type { SendOrder } from '#domain/orders/send-order.ts';
import type { TakenBack } from '#domain/orders/take-back.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { WaitingOrderModel } from './waiting-order-model.ts';

type Sent = Awaited<ReturnType<SendOrder>>;

const order = { id: orderIdOf('17-a'), status: 'queued' } as Order;
const texts = inEnglish(orderMessages);

type Given = {
  readonly view?: OrderView;
  readonly isOnline?: boolean;
  readonly sent?: Sent['kind'];
  readonly edited?: TakenBack['kind'];
  readonly canceled?: Canceled['kind'];
  readonly until?: Promise<void>;
};

function open(given: Given = {}) {
  const { view = { kind: 'waiting', order }, isOnline = true, until } = given;
  const done: unknown[] = [];
  const model = new WaitingOrderModel({
    orderView: createMemoryCell<OrderView>(view),
    isOnline: createMemoryCell(isOnline),
    sendOrder: async ({ id }, sender) => {
      done.push(['sent', id, sender]);
      await until;
      return { kind: given.sent ?? 'accepted', order } as Sent;
    },
    editOrder: async ({ id }) => {
      done.push(['edited', id]);
      return { kind: given.edited ?? 'taken-back', order };
    },
    cancelOrder: async ({ id }) => {
      done.push(['canceled', id]);
      return { kind: given.canceled ?? 'canceled', order };
    },
    messages: inEnglish,
  });
  return { model, done };
}

test('an order that waits is sent as one of the queue, and an answer needs no further word', async () => {
  const { model, done } = open();
  await model.send();
  expect([done, model.answer, model.isBusy]).toEqual([[['sent', '17-a', 'queue']], null, false]);
});

test.each([
  [true, texts.notAnswered],
  [false, texts.sentWhenOnline],
])(
  'an order without an answer says that it is sent by itself (online: %s), until the page is left',
  async (isOnline, told) => {
    const { model } = open({ isOnline, sent: 'unanswered' });
    await model.send();
    expect(model.answer).toBe(told);
    model.left();
    expect(model.answer).toBeNull();
  },
);

test('an order that is taken back is changed in the checkout, also one that the shop refused', async () => {
  expect(await open().model.edit()).toBe('/checkout');
  expect(await open({ view: { kind: 'refused', order } }).model.edit()).toBe('/checkout');
});

test('an order that may be with the shop stays, and that is told', async () => {
  const { model } = open({ edited: 'maybe-sent' });
  expect([await model.edit(), model.answer]).toEqual([null, texts.maybeSent]);
});

test.each([
  ['canceled', null],
  ['canceling', null],
  ['not-noted', texts.notNoted],
] as const)('an order whose canceling ends as %s says %s', async (canceled, told) => {
  const { model, done } = open({ canceled });
  await model.cancel();
  expect([done, model.answer]).toEqual([[['canceled', '17-a']], told]);
});

test('where no order waits nothing is done', async () => {
  const { model, done } = open({ view: noOrderView });
  await model.send();
  expect([await model.edit(), done, model.isBusy]).toEqual([null, [], false]);
});

test('one thing is done at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { model, done } = open({ until: promise });
  const sending = model.send();
  expect(model.isBusy).toBe(true);
  await model.cancel();
  expect(await model.edit()).toBeNull();
  resolve();
  await sending;
  expect([done.length, model.isBusy]).toEqual([1, false]);
});

test('a failure of the sending itself leaves nothing busy', async () => {
  const { model } = open({ until: Promise.reject(new Error('defect')) });
  await expect(model.send()).rejects.toThrow('defect');
  expect(model.isBusy).toBe(false);
});
