import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import {
  attemptedAtOf,
  factsOf,
  hasLeftCart,
  isAnswered,
  isMaybeReceived,
  isTaken,
  isWaiting,
  isWithdrawn,
  type Order,
  type OrderFacts,
} from './order.ts';
import { statesForTests } from './states-for-tests.ts';

const facts = { id: 'o-1', total: moneyOf(200) } as unknown as OrderFacts;
const orders: readonly Order[] = Object.values(statesForTests).map((state) => ({ ...facts, ...state }));

test.each([
  ['is still to be sent', isWaiting, ['queued', 'sending', 'maybeReceived']],
  ['may be with the shop', isMaybeReceived, ['sending', 'maybeReceived', 'canceling']],
  ['has come to its end', isAnswered, ['accepted', 'returned', 'refused', 'withdrawn', 'editing', 'edited']],
  ['was taken by the shop', isTaken, ['accepted', 'returned']],
  ['was taken back by the shopper', isWithdrawn, ['withdrawn', 'editing', 'edited']],
  ['has left the cart in any case', hasLeftCart, ['accepted', 'editing']],
  ['was never tried', (order: Order) => attemptedAtOf(order) === null, ['queued', 'sending']],
])('what %s', (_what, holds, expected) => {
  expect(orders.filter(holds).map(({ status }) => status)).toEqual(expected);
});

test('an order that has left the cart says so where others have not', () => {
  const gone = orders.filter((order) => 'hasLeftCart' in order).map((order) => ({ ...order, hasLeftCart: true }));
  expect(gone.filter((order) => hasLeftCart(order as Order)).map(({ status }) => status)).toEqual([
    ...['queued', 'sending', 'maybeReceived', 'canceling', 'refused', 'withdrawn'],
  ]);
});

test.each(orders)('what was ordered is the same whatever becomes of it: $status', (order) => {
  const later = { ...order, ...{ giftNote: 'for Meera' } };
  expect(factsOf(later)).toEqual({ ...facts, giftNote: 'for Meera' });
});
