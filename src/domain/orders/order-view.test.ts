import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import type { OrderState } from './order-status.ts';
import { noOrderView, viewOf, withNews } from './order-view.ts';
import { statesForTests } from './states-for-tests.ts';

const orderOf = (state: OrderState, id = 'o-1') => ({ id, ...state }) as Order;
const { refused } = statesForTests;

test.each([
  ['queued', 'waiting'],
  ['sending', 'waiting'],
  ['maybeReceived', 'waiting'],
  ['canceling', 'waiting'],
  ['accepted', 'waiting'],
  ['returned', 'waiting'],
  ['refused', 'refused'],
  ['withdrawn', 'refused'],
  ['editing', 'refused'],
  ['edited', 'refused'],
] as const)('what the device knows of an order that is %s is shown as %s', (status, kind) => {
  const order = orderOf(statesForTests[status]);
  expect(viewOf(order)).toEqual({ kind, order });
});

test('news of an order reach the page that shows it, and no other one', () => {
  const news = orderOf(refused);
  const waiting = viewOf(orderOf(statesForTests.queued));
  expect(withNews(waiting, news)).toEqual(viewOf(news));
  expect(withNews(viewOf(orderOf(statesForTests.edited)), news)).toEqual(viewOf(news));
  expect(withNews(waiting, orderOf(refused, 'o-2'))).toBe(waiting);
  expect(withNews(noOrderView, news)).toBe(noOrderView);
});
