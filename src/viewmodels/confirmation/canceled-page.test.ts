import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { unwantedTold } from './canceled-page.ts';

const contact = { email: 'care@zari.test' };
const taken = { ...statesForTests.accepted, number: '000000123' };
const settled = { kind: 'settled' } as const;

function orderWith(state: OrderState): Order {
  return state as Order;
}

test('a canceled order that the shop has is told with the way to cancel it there', () => {
  const told = unwantedTold(orderWith({ ...taken, isUnwanted: true }), settled, contact, inEnglish);
  expect(told).toMatchObject({ kind: 'unwanted', heading: 'The shop has the order you cancelled' });
  expect(told?.next[0]).toBe('To cancel it, write to care@zari.test with the order number.');
  expect(told?.ways).toEqual([
    {
      text: 'Ask the shop to cancel it',
      to: 'mailto:care@zari.test?subject=Please%20cancel%20order%20000000123',
      leavesShop: true,
    },
  ]);
});

test.each([
  ['that is wanted', orderWith({ ...taken, isUnwanted: false }), settled],
  ['that waits', orderWith(statesForTests.queued), settled],
  ['of another device', null, settled],
  ['that the shop has canceled', orderWith({ ...taken, isUnwanted: true }), { kind: 'canceled', isBackInCart: false }],
] as const)('of an order %s nothing of that is said', (_name, order, payment) => {
  expect(unwantedTold(order, payment, contact, inEnglish)).toBeNull();
});
