import { expect, test } from 'vitest';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { unwantedTold } from './canceled-page.ts';

const taken = { ...statesForTests.accepted, id: orderIdOf('1'), number: '000000123' };
const settled = { kind: 'settled' } as const;

function orderWith(state: OrderState): Order {
  return state as Order;
}

test('a canceled order that the shop has is told with the way to cancel it there', () => {
  const told = unwantedTold(orderWith({ ...taken, isUnwanted: true }), settled, inEnglish);
  expect(told).toMatchObject({ kind: 'unwanted', heading: 'The shop has the order you cancelled' });
  expect(told?.next[0]).toBe('You can cancel it there as well, as long as it is not packed.');
  expect(told?.ways).toEqual([
    { text: 'Cancel order', to: `/cancel-order?orderId=${encodeURIComponent(taken.id)}`, leavesShop: false },
  ]);
});

test.each([
  ['that is wanted', orderWith({ ...taken, isUnwanted: false }), settled],
  ['that waits', orderWith(statesForTests.queued), settled],
  ['of another device', null, settled],
  ['that the shop has canceled', orderWith({ ...taken, isUnwanted: true }), { kind: 'canceled', isBackInCart: false }],
  ['that was canceled there as well', orderWith({ ...taken, isUnwanted: true }), { kind: 'canceledByShopper' }],
] as const)('of an order %s nothing of that is said', (_name, order, payment) => {
  expect(unwantedTold(order, payment, inEnglish)).toBeNull();
});
