import { expect, test } from 'vitest';
import type { Order, OrderOutcome } from './order.ts';
import { noOrderView, viewOf, withNews } from './order-view.ts';

const orderOf = (outcome: OrderOutcome, id = 'o-1') => ({ id, outcome }) as Order;
const taken = { number: 'AF000070001', total: 200, paymentPage: null, isUnwanted: false };
const refused: OrderOutcome = { kind: 'refused', message: 'no' };

test.each<readonly [OrderOutcome, string]>([
  [{ kind: 'waiting' }, 'waiting'],
  [{ kind: 'canceling' }, 'waiting'],
  [{ kind: 'accepted', ...taken }, 'waiting'],
  [refused, 'refused'],
  [{ kind: 'withdrawn', isEdited: true }, 'refused'],
  [{ kind: 'withdrawn', isEdited: false }, 'refused'],
])('what the device knows of an order that is %o is shown as %s', (outcome, kind) => {
  expect(viewOf(orderOf(outcome))).toEqual({ kind, order: orderOf(outcome) });
});

test('news of an order reach the page that shows it, and no other one', () => {
  const news = orderOf(refused);
  const waiting = viewOf(orderOf({ kind: 'waiting' }));
  expect(withNews(waiting, news)).toEqual(viewOf(news));
  expect(withNews(viewOf(orderOf({ kind: 'withdrawn', isEdited: true })), news)).toEqual(viewOf(news));
  expect(withNews(waiting, orderOf(refused, 'o-2'))).toBe(waiting);
  expect(withNews(noOrderView, news)).toBe(noOrderView);
});
