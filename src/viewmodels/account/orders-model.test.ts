import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { OrderHistory, PastOrder } from '#domain/account/order-history.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { AgainOutcome } from '#domain/workflows/order-again.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { OrdersModel } from './orders-model.ts';

const texts = inEnglish(accountPageMessages);
const READ_AT = Date.parse('2026-11-20T08:35:00Z');

const address = {
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@mail.test', phone: '+919820012345', country: 'IN' },
  ...{ street: ['12B', 'Hill Road'], city: 'Mumbai', postcode: '400050', region: 'Maharashtra' },
};
const line = {
  sku: 'T-M',
  parentSku: 'T',
  name: 'Tee',
  quantity: 2,
  price: moneyOf(100),
  total: moneyOf(200),
  image: '',
  options: [],
};
const past = {
  ...{ entityId: 70_012, number: 'AF000070012', createdAt: '2026-11-20T20:00:00Z', status: 'pending' },
  ...{
    subtotal: moneyOf(200),
    discount: nothing,
    shipping: nothing,
    tax: moneyOf(20),
    storeCredit: nothing,
    total: moneyOf(200),
    lines: [line],
  },
  ...{ shippingAddress: address, billingAddress: address, shippingTitle: 'DPD', paymentTitle: 'Cash' },
} as unknown as PastOrder;

function ofDevice(id: string, state: OrderState): Order {
  const lines = [{ ...lineForTests('Silk Tee'), id: 1 }];
  const facts = { createdAt: '2026-11-20T20:00:00Z', currency: 'INR', total: moneyOf(2_400) };
  return { ...facts, id: orderIdOf(id), lines, ...state } as unknown as Order;
}

type Given = {
  readonly history?: OrderHistory;
  readonly isRead?: boolean;
  readonly isOnline?: boolean;
  readonly orders?: readonly Order[];
  readonly gstin?: string;
  readonly again?: () => Promise<AgainOutcome>;
};

function open(given: Given = {}) {
  const { history = { orders: [past], readAt: READ_AT }, isRead = true, isOnline = true, orders = [] } = given;
  const { gstin = '27AAAAA0000A1Z5', again = async () => ({ kind: 'failed' }) } = given;
  const ordered: unknown[] = [];
  const model = new OrdersModel({
    clock: { now: () => READ_AT },
    orderHistory: createMemoryCell(history),
    readHistory: async () => isRead,
    readOrders: async () => orders,
    orderAgain: (lines) => {
      ordered.push(lines);
      return again();
    },
    isOnline: createMemoryCell(isOnline),
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    seller: { name: 'Zari', address: 'Mumbai', gstin, codes: [] },
    messages: inEnglish,
  });
  return { model, ordered };
}

test('ACC-01 the orders of the shop are listed, and each is found by its number', () => {
  const { model } = open();
  expect(model.cards.map(({ name }) => name)).toEqual(['Order AF000070012']);
  expect(model.orderAt('70012')).toMatchObject({ total: '₹200' });
  expect(model.orderAt('70013')).toBeNull();
});

test('of the orders of the device those are listed that the shop has not taken or refused', async () => {
  const { model } = open({
    orders: [
      ofDevice('1', statesForTests.queued),
      ofDevice('2', statesForTests.canceling),
      ofDevice('3', statesForTests.refused),
      ofDevice('4', statesForTests.accepted),
    ],
  });
  expect(model.waiting).toEqual([]);
  await model.opened();
  expect(model.waiting.map(({ id }) => id)).toEqual(['1', '2']);
});

test.each([
  ['read anew', { isRead: true, isOnline: true }, false],
  ['not read anew', { isRead: false, isOnline: true }, true],
  ['without a network', { isRead: true, isOnline: false }, true],
  ['never read', { isRead: false, isOnline: true, history: { orders: [], readAt: null } }, false],
])('a list that was %s tells when it was read: %s', async (_name, given, isOld) => {
  const { model } = open(given);
  await model.opened();
  expect(model.savedAt !== null).toBe(isOld);
  expect([model.isOnline, model.isKnown]).toEqual([given.isOnline, !('history' in given)]);
});

test('an order has an invoice where the shop gives any', () => {
  expect(open().model.billedAt('70012')).toMatchObject({ order: past });
  expect(open().model.billedAt('70013')).toBeNull();
  expect(open({ gstin: '' }).model.billedAt('70012')).toBeNull();
});

test.each<readonly [AgainOutcome, readonly string[], boolean]>([
  [{ kind: 'failed' }, [texts.againFailed], false],
  [{ kind: 'added', quantity: 2, gone: [] }, [texts.againAdded(2)], true],
  [{ kind: 'added', quantity: 0, gone: ['Tee', 'Shawl'] }, [texts.againGone('Tee, Shawl')], false],
  [{ kind: 'added', quantity: 1, gone: ['Tee'] }, [texts.againAdded(1), texts.againGone('Tee')], true],
])('what came of ordering again is told: %o', async (outcome, told, hasAdded) => {
  const { model, ordered } = open({ again: async () => outcome });
  expect([model.answers, model.hasAdded]).toEqual([[], false]);
  await model.orderAgain('70012');
  expect(ordered).toEqual([[line]]);
  expect([model.answers, model.hasAdded, model.isAdding]).toEqual([told, hasAdded, false]);
  await model.opened();
  expect(model.answers).toEqual([]);
});

test('a second press while it is ordered again does nothing, and an unknown order is not ordered', async () => {
  const { promise, resolve } = Promise.withResolvers<AgainOutcome>();
  const { model, ordered } = open({ again: () => promise });
  await model.orderAgain('70013');
  const pressed = model.orderAgain('70012');
  expect(model.isAdding).toBe(true);
  await model.orderAgain('70012');
  resolve({ kind: 'failed' });
  await pressed;
  expect([ordered.length, model.isAdding]).toEqual([1, false]);
});
