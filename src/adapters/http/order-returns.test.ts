import { expect, test } from 'vitest';
import { parseReturn } from '#adapters/wire/parse-order.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { returnOf } from './placed-order-of.ts';

const wire = {
  ...{ return_id: 'r', number: 'AF1-R1', status: 'refunded', asked_at: '2026-12-01T10:00:00Z' },
  ...{ received_at: '2026-12-03T10:00:00Z', refunded_at: '2026-12-04T10:00:00Z', refused_at: null, refusal: null },
  items: [{ item_id: 1, qty: 2, reason: 'too_small', amount: 33.6 }],
  ...{ note: '', refund: 'original', amount: 33.6, store_credit_amount: 3.36 },
};

test('a return is read in the words of the shop', () => {
  const parsed = parseReturn(wire);
  if (parsed.kind !== 'ok') throw new Error(parsed.field);
  expect(returnOf(parsed.value)).toEqual({
    ...{ id: 'r', number: 'AF1-R1', status: 'refunded', askedAt: '2026-12-01T10:00:00Z' },
    ...{ receivedAt: '2026-12-03T10:00:00Z', refundedAt: '2026-12-04T10:00:00Z', refusedAt: null, refusal: null },
    ...{ items: [{ item: 1, quantity: 2 }], amount: moneyOf(33.6), storeCredit: moneyOf(3.36) },
  });
});

test.each([
  [{ status: 'lost' }, 'status'],
  [{ number: '' }, 'number'],
  [{ asked_at: 'soon' }, 'asked_at'],
  [{ items: [{ item_id: 1, qty: 0 }] }, 'items.0.qty'],
  [{ items: [{ item_id: '1', qty: 1 }] }, 'items.0.item_id'],
  [{ items: null }, 'items'],
  [{ amount: '33.6' }, 'amount'],
])('%j is no return', (changes, field) => {
  expect(parseReturn({ ...wire, ...changes })).toEqual({ kind: 'malformed', field });
});

test('what is said besides may be missing', () => {
  const { received_at, refunded_at, refused_at, refusal, store_credit_amount, ...least } = wire;
  expect(parseReturn(least)).toMatchObject({ kind: 'ok', value: { received_at: null, store_credit_amount: 0 } });
});
