import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { hasLeftCart, type Order, type OrderFacts } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import {
  accept,
  cancel,
  confirmCanceled,
  ImpossibleTransition,
  leaveCart,
  markAttempted,
  type OrderEvent,
  refuse,
  returnToCart,
  startSending,
  takeBack,
} from './order-transitions.ts';
import { statesForTests } from './states-for-tests.ts';

const AT = '2026-11-20T11:00:00.000Z';
const facts = { id: 'o-1', total: moneyOf(200), updatedAt: '2026-11-20T10:00:00.000Z' } as unknown as OrderFacts;
const taken = { number: 'AF000070002', charged: moneyOf(220), paymentPage: 'https://pay.test/1' };
const orderIn = <Status extends OrderStatus>(status: Status) => ({ ...facts, ...statesForTests[status] });

const happens: { readonly [Event in OrderEvent]: (order: Order) => Order } = {
  startSending,
  leaveCart,
  markAttempted: (order) => markAttempted(order, AT),
  accept: (order) => accept(order, taken, AT),
  refuse: (order) => refuse(order, 'no', AT),
  cancel: (order) => cancel(order, AT),
  confirmCanceled: (order) => confirmCanceled(order, AT),
  takeBack: (order) => takeBack(order, AT),
  returnToCart,
};

/** What becomes of an order in each status, in the order of `statuses`; `-` where it cannot be. */
const statuses = Object.keys(statesForTests) as readonly OrderStatus[];

const gone = (status: 'queued' | 'canceling' | 'refused' | 'withdrawn'): Order => ({
  ...orderIn(status),
  hasLeftCart: true,
});

test.each<readonly [OrderEvent, string]>([
  ['startSending', 'sending - - - - - - - - -'],
  ['leaveCart', 'queued sending maybeReceived - - - - - - -'],
  ['markAttempted', 'maybeReceived maybeReceived maybeReceived canceling - - - - - -'],
  ['accept', 'accepted accepted accepted accepted accepted returned accepted accepted accepted accepted'],
  ['refuse', 'refused refused refused withdrawn accepted returned refused withdrawn editing edited'],
  ['cancel', 'withdrawn canceling canceling canceling accepted returned refused withdrawn editing edited'],
  ['confirmCanceled', '- - - withdrawn accepted returned refused withdrawn editing edited'],
  ['takeBack', 'edited edited edited - - - - edited editing edited'],
  ['returnToCart', 'queued sending maybeReceived canceling returned - refused withdrawn edited -'],
])('%s: %s', (event, expected) => {
  const become = statuses.map((status) => {
    try {
      return happens[event](orderIn(status)).status;
    } catch (fault) {
      expect(fault).toBeInstanceOf(ImpossibleTransition);
      return '-';
    }
  });
  expect(become.join(' ')).toBe(expected);
});

test('what cannot happen is named', () => {
  expect(() => takeBack(orderIn('accepted'), AT)).toThrow('an order that is accepted has no takeBack');
});

test('what is known of an order that leaves the cart, and comes back', () => {
  expect(leaveCart(orderIn('queued'))).toEqual(gone('queued'));
  expect(returnToCart(gone('queued'))).toEqual(orderIn('queued'));
  expect(returnToCart(gone('canceling'))).toEqual(orderIn('canceling'));
  expect(returnToCart(orderIn('accepted'))).toEqual(orderIn('returned'));
});

test('what is known of an order that is being sent is when it was tried last, and nothing else changes', () => {
  expect(startSending(orderIn('queued'))).toEqual(orderIn('sending'));
  expect(markAttempted(orderIn('sending'), AT)).toEqual({ ...orderIn('maybeReceived'), attemptedAt: AT });
  expect(markAttempted(gone('canceling'), AT)).toEqual({ ...gone('canceling'), attemptedAt: AT });
});

test('CHK-28 what is known of an order that the shop takes is its number, what is charged and where it is paid, and when that was said', () => {
  const { attemptedAt } = statesForTests.maybeReceived;
  const expected = { ...facts, ...taken, status: 'accepted', attemptedAt, answeredAt: AT, updatedAt: AT };
  expect(accept(orderIn('maybeReceived'), taken, AT)).toEqual({ ...expected, isUnwanted: false });
  expect(accept(orderIn('canceling'), taken, AT)).toEqual({ ...expected, isUnwanted: true });
});

test('row 34: what is known of an order that another answer comes to late stays as it is, unless the shop turns out to have it', () => {
  const over = ['accepted', 'returned', 'refused', 'withdrawn', 'editing', 'edited'] as const;
  for (const order of over.map(orderIn)) {
    expect(refuse(order, 'no', AT)).toBe(order);
    expect(confirmCanceled(order, AT)).toBe(order);
  }
  for (const order of (['accepted', 'returned'] as const).map(orderIn)) expect(accept(order, taken, AT)).toBe(order);
  expect(accept(orderIn('refused'), taken, AT)).toMatchObject({ ...taken, isUnwanted: false });
  for (const status of ['withdrawn', 'editing', 'edited'] as const)
    expect(accept(orderIn(status), taken, AT)).toMatchObject({ ...taken, isUnwanted: true });
});

test('CHK-29 what is known of an order that the shop refuses is why, and whether it is in the cart still', () => {
  const expected = { ...facts, status: 'refused', message: 'no', attemptedAt: null, answeredAt: AT, updatedAt: AT };
  expect(refuse(orderIn('queued'), 'no', AT)).toEqual({ ...expected, hasLeftCart: false });
  expect(refuse(gone('queued'), 'no', AT)).toEqual({ ...expected, hasLeftCart: true });
});

test('what is known of an order that is canceled before it left is that the shop never had it', () => {
  const ended = { answeredAt: AT, updatedAt: AT, attemptedAt: null };
  expect(cancel(gone('queued'), AT)).toEqual({ ...gone('withdrawn'), ...ended, wasSent: false });
});

test('what is known of an order that is canceled later is nothing more, until the shop has been asked', () => {
  const { attemptedAt } = statesForTests.maybeReceived;
  expect(cancel(orderIn('maybeReceived'), AT)).toEqual({ ...orderIn('canceling'), updatedAt: AT });
  const ended = { attemptedAt, answeredAt: AT, updatedAt: AT };
  for (const over of [confirmCanceled(gone('canceling'), AT), refuse(gone('canceling'), 'no', AT)])
    expect(over).toEqual({ ...gone('withdrawn'), ...ended, wasSent: true });
});

test('what is known of an order that the shop has and nobody wants is said once', () => {
  const unwanted = cancel(orderIn('accepted'), AT);
  expect(unwanted).toEqual({ ...orderIn('accepted'), isUnwanted: true, updatedAt: AT });
  expect(cancel(unwanted, '2026-11-20T12:00:00.000Z')).toBe(unwanted);
  const over = orderIn('withdrawn');
  expect(cancel(over, AT)).toBe(over);
});

test('what is known of an order that is taken back is on its way into the cart where it has left that, and whether it was sent', () => {
  const ended = { ...facts, answeredAt: AT, updatedAt: AT };
  expect(takeBack(gone('queued'), AT)).toEqual({ ...ended, status: 'editing', attemptedAt: null, wasSent: false });
  const { attemptedAt } = statesForTests.withdrawn;
  expect(takeBack(gone('withdrawn'), AT)).toEqual({ ...ended, status: 'editing', attemptedAt, wasSent: true });
  expect(takeBack(orderIn('edited'), AT)).toEqual({ ...ended, status: 'edited', attemptedAt, wasSent: true });
});

function tried(act: () => Order): Order | null {
  try {
    return act();
  } catch {
    return null;
  }
}

test('no order says whether it has left the cart where its status says so', () => {
  for (const event of Object.values(happens))
    for (const status of statuses) {
      const order = tried(() => event(orderIn(status)));
      const says = order !== null && 'hasLeftCart' in order;
      if (order) expect([order.status, says]).toEqual([order.status, 'hasLeftCart' in statesForTests[order.status]]);
      if (order) expect(Object.keys(order).toSorted()).toEqual(Object.keys(orderIn(order.status)).toSorted());
      if (order) expect(typeof hasLeftCart(order)).toBe('boolean');
    }
});
