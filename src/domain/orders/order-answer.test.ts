import { describe, expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import type { Refusal } from '#domain/shared/reply.ts';
import { makeOrder } from './make-order.ts';
import { factsOf, isAnswered } from './order.ts';
import { noticeOf, sentBefore, sentOf } from './order-answer.ts';
import { accept, markAttempted, refuse, takeBack } from './order-transitions.ts';
import { purchase } from './purchase-for-tests.ts';

const AT = '2026-11-20T10:00:00.000Z';
const order = markAttempted(makeOrder(purchase, 0, 'uuid-1'), AT);

const answers = (code: number, message: string): Refusal => ({ kind: 'refused', code, message, isSilent: false });

describe('what a reply means for an order', () => {
  test('CHK-28 QUEUE-28 a placement is the end of waiting', () => {
    const placement = { number: 'AF1', total: moneyOf(180), redirectUrl: 'https://pay.test/1' };
    expect(sentOf(order, { kind: 'ok', value: placement }, 'checkout', AT)).toEqual({
      kind: 'accepted',
      redirectUrl: 'https://pay.test/1',
      order: {
        ...factsOf(order),
        ...{
          status: 'accepted',
          number: 'AF1',
          charged: moneyOf(180),
          paymentPage: 'https://pay.test/1',
          isUnwanted: false,
        },
        ...{ answeredAt: AT, attemptedAt: AT, updatedAt: AT },
      },
    });
  });

  test.each([
    ['CHK-29', 'checkout', answers(400, 'no city'), 'refused', 'order-refused'],
    ['QUEUE-29', 'queue', answers(400, 'no city'), 'refused', 'order-queue-refused'],
    ['CHK-31', 'checkout', answers(500, 'Error while adding products. A'), 'unanswered', null],
    ['QUEUE-30', 'queue', answers(500, 'Error while adding products. A'), 'sold-out', 'order-queue-out-of-stock'],
    ['QUEUE-31', 'queue', answers(500, 'Error placing an order. Error while adding products'), 'unanswered', null],
    ['QUEUE-31', 'queue', answers(503, 'Error while adding products'), 'unanswered', null],
    ['QUEUE-31', 'queue', answers(401, 'not authorised'), 'unanswered', null],
    ['QUEUE-32', 'queue', { kind: 'failed', message: 'no JSON' }, 'unanswered', null],
    ['CHK-32', 'checkout', { kind: 'unreachable' }, 'unanswered', null],
  ] as const)('%s %s, %o: %s', (_id, sender, reply, kind, notice) => {
    const sent = sentOf(order, reply, sender, AT);
    expect(sent.kind).toBe(kind);
    expect(noticeOf(sent, sender)).toEqual(
      notice && { code: notice, ...(kind === 'refused' && { message: 'no city' }) },
    );
    expect(isAnswered(sent.order)).toBe(kind !== 'unanswered');
    if (kind === 'unanswered') expect(sent.order).toBe(order);
  });
});

test.each([
  [
    accept(order, { number: 'AF1', charged: moneyOf(180), paymentPage: 'https://pay.test/1' }, AT),
    { kind: 'accepted', redirectUrl: 'https://pay.test/1' },
  ],
  [refuse(order, 'no city', AT), { kind: 'refused', message: 'no city' }],
  [takeBack(order, AT), { kind: 'refused', message: '' }],
] as const)('an order whose record says $status was %o', (answered, sent) => {
  expect(sentBefore(answered)).toEqual({ ...sent, order: answered });
});

test.each([
  ['row 12: a sum that rose', 220],
  ['row 13: a sum that fell', 180.5],
  ['row 14: a sum without its coupon', 222.4],
])('%s while the order waited is told beside the one that was seen', (_row, total) => {
  for (const sender of ['checkout', 'queue'] as const) {
    const sent = sentOf(
      order,
      { kind: 'ok', value: { number: 'AF1', total: moneyOf(total), redirectUrl: null } },
      sender,
      AT,
    );
    expect(noticeOf(sent, sender)).toMatchObject({
      code: 'order-charged-otherwise',
      number: 'AF1',
      sums: { was: moneyOf(200), now: moneyOf(total), currency: 'INR' },
      hasNoTimeout: true,
    });
  }
});

test('row 12: a sum is told in the money of the order, whatever is chosen by then', () => {
  const abroad = { ...order, currency: 'USD' };
  const sent = sentOf(
    abroad,
    { kind: 'ok', value: { number: 'AF1', total: moneyOf(1_800), redirectUrl: null } },
    'queue',
    AT,
  );
  expect(noticeOf(sent, 'queue')).toMatchObject({ sums: { was: moneyOf(200), now: moneyOf(1_800), currency: 'USD' } });
});

test.each([200, 200.004])('a sum of %d is the one that was seen, and nothing is told', (total) => {
  const sent = sentOf(
    order,
    { kind: 'ok', value: { number: 'AF1', total: moneyOf(total), redirectUrl: null } },
    'queue',
    AT,
  );
  expect(noticeOf(sent, 'queue')).toBeNull();
});
