import { expect, test } from 'vitest';
import type { PastOrder } from '#domain/account/order-history.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { orderCard, pastOrderView } from './past-order-view.ts';

const writing = {
  storeView: { ...defaultStoreView, country: 'US' },
  locale: 'en-US',
  mediaBase: '',
  messages: inEnglish,
};
const address = {
  ...{ firstName: 'Asha', lastName: 'Rao', email: 'asha@mail.test', phone: '+919820012345', country: 'IN' },
  ...{ street: ['12B', 'Hill Road'], city: 'Mumbai', postcode: '400050', region: 'Maharashtra' },
};

function orderOf(change: Partial<PastOrder> = {}): PastOrder {
  const line = {
    sku: 'T-M',
    parentSku: 'T',
    name: 'Tee',
    quantity: 2,
    price: 100,
    total: 200,
    image: '/t.jpg',
    options: [],
  };
  return {
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
    ...change,
  } as PastOrder;
}

test('ACC-02 an order is listed by number, day in the time of the shop, status in words and total, and leads to its page', () => {
  expect(orderCard(orderOf(), writing)).toMatchObject({
    name: 'Order AF000070012',
    day: 'November 21, 2026',
    status: 'Placed',
    total: '₹200',
    address: '/my-account/orders/70012',
  });
});

test('of many lines four have their picture in the list', () => {
  const [line] = orderOf().lines;
  const card = orderCard(orderOf({ lines: Array.from({ length: 6 }, () => line ?? never()) }), writing);
  expect([card.pictures.length, card.more]).toEqual([4, 2]);
});

test.each([
  ['pending', ['Placed *', 'Packed by our atelier', 'On its way to you', 'Delivered']],
  ['pending_payment', ['Placed, waits for payment *', 'Packed by our atelier', 'On its way to you', 'Delivered']],
  ['shipped', ['Placed', 'Packed by our atelier', 'On its way to you *', 'Delivered']],
  ['complete', ['Placed', 'Packed by our atelier', 'On its way to you', 'Delivered *']],
  ['canceled', ['Placed', 'Cancelled *']],
  ['a new one', ['Placed *', 'Packed by our atelier', 'On its way to you', 'Delivered']],
])('an order that is %s tells where it is', (status, course) => {
  const view = pastOrderView(orderOf({ status }), writing);
  expect(view.course.map(({ text, isNow }) => (isNow ? `${text} *` : text))).toEqual(course);
});

test('a status that nobody knows is told as the shop writes it', () => {
  expect(pastOrderView(orderOf({ status: 'toString' }), writing).status).toBe('toString');
});

test('ACC-03 store credit that was used is among the totals', () => {
  const { terms } = pastOrderView(orderOf({ storeCredit: moneyOf(-50), total: moneyOf(150) }), writing);
  expect(terms.map(({ term, amount }) => `${term} ${amount}`)).toContain('Store credit -₹50');
});

test('what was chosen is told in the language of the visit', () => {
  const [line] = orderOf().lines;
  const lines = [{ ...(line ?? never()), options: [{ label: 'Color', value: 'Indigo' }] }];
  const messages: typeof inEnglish = ({ english }) => ({ ...english, colour: 'Farbe' });
  const [view] = pastOrderView(orderOf({ lines }), { ...writing, messages }).lines;
  expect(view?.options).toEqual([{ label: 'Farbe', value: 'Indigo' }]);
});

function never(): never {
  throw new Error('The order has a line.');
}
