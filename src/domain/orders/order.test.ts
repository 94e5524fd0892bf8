import { expect, test } from 'vitest';
import {
  type Answer,
  isOnItsWayBack,
  isReturned,
  isWaiting,
  type Order,
  type OrderOutcome,
  withAnswer,
} from './order.ts';

const AT = '2026-11-20T10:05:00.000Z';
const taken = { number: 'AF000070001', total: 200, paymentPage: null };

const states: Readonly<Record<string, OrderOutcome>> = {
  waiting: { kind: 'waiting' },
  canceling: { kind: 'canceling' },
  accepted: { kind: 'accepted', isUnwanted: false, ...taken },
  refused: { kind: 'refused', message: 'no' },
  edited: { kind: 'withdrawn', isEdited: true },
  canceled: { kind: 'withdrawn', isEdited: false },
};

test.each([
  ['is still to be sent', true, ['waiting'], isWaiting],
  ['is still to be sent', false, ['waiting'], isWaiting],
  ['is on its way back into the cart', true, ['edited'], isOnItsWayBack],
  ['is on its way back into the cart', false, [], isOnItsWayBack],
  ['was taken and is in the cart again', true, [], isReturned],
  ['was taken and is in the cart again', false, ['accepted'], isReturned],
])('what %s, where its pieces have left the cart (%s): %j', (_what, hasLeftCart, names, holds) => {
  const those = Object.entries(states).filter(([, outcome]) => holds({ outcome, hasLeftCart }));
  expect(those.map(([name]) => name)).toEqual(names);
});

const accepted: Answer = { kind: 'accepted', ...taken };
const refused: Answer = { kind: 'refused', message: 'no' };

test.each<readonly [string, OrderOutcome, Answer, OrderOutcome]>([
  ['CHK-28 what waits and is taken', { kind: 'waiting' }, accepted, { ...accepted, isUnwanted: false }],
  ['CHK-29 what waits and is refused', { kind: 'waiting' }, refused, refused],
  ['what is being canceled and was taken', { kind: 'canceling' }, accepted, { ...accepted, isUnwanted: true }],
  ['what is being canceled and was refused', { kind: 'canceling' }, refused, { kind: 'withdrawn', isEdited: false }],
])('%s has its final answer', (_what, outcome, answer, final) => {
  const order = { outcome, isTransmitted: false, transmittedAt: null, updatedAt: '' } as unknown as Order;
  expect(withAnswer(order, answer, AT)).toEqual({
    outcome: final,
    isTransmitted: true,
    transmittedAt: AT,
    updatedAt: AT,
  });
});
