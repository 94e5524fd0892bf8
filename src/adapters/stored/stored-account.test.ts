import { expect, test } from 'vitest';
import { unreadHistory } from '#domain/account/order-history.ts';
import { noChange } from '#domain/account/profile-change.ts';
import { unreadCredit } from '#domain/account/store-credit.ts';
import { moneyOf } from '#domain/shared/money.ts';
import {
  readStoredChange,
  readStoredCredit,
  readStoredDelivery,
  readStoredHistory,
  readStoredLists,
  readStoredTiles,
} from './stored-account.ts';

test('SESS-04 what was kept is read as it was', () => {
  const entry = {
    ...{ id: 1, createdAt: '2026-10-10T07:00:00Z', kind: 'spent', amount: -750, balanceAfter: 0 },
    ...{ comment: '', orderNumber: 'AF1' },
  };
  const credit = { balance: 0, entries: [entry], readAt: 17 };
  expect(readStoredCredit(credit)).toEqual({ ...credit, entries: [{ ...entry, amount: moneyOf(-750) }] });
  expect(readStoredCredit(unreadCredit)).toEqual(unreadCredit);
  expect(readStoredHistory(unreadHistory)).toEqual(unreadHistory);
  const change = { kind: 'waiting', id: 'a', names: { firstName: 'A', lastName: 'B' }, shippingAddress: null };
  expect(readStoredChange(change)).toEqual(change);
  expect(readStoredChange(noChange)).toEqual(noChange);
});

test.each([
  null,
  'x',
  7,
  [],
  {},
  { orders: 'x', readAt: 1 },
  { orders: [{}], readAt: 1 },
  { orders: [], readAt: 'now' },
])('what cannot be read as a history counts for nothing: %j', (stored) => expect(readStoredHistory(stored)).toBeNull());

test.each([null, { balance: '1', entries: [] }, { balance: 1, entries: [{ id: 1 }], readAt: null }])(
  'what cannot be read as store credit counts for nothing: %j',
  (stored) => expect(readStoredCredit(stored)).toBeNull(),
);

test.each([
  null,
  { kind: 'waiting' },
  { kind: 'waiting', id: '', names: null, shippingAddress: null },
  { kind: 'waiting', id: 'a', names: { firstName: 1, lastName: 'B' }, shippingAddress: null },
  { kind: 'waiting', id: 'a', names: null, shippingAddress: { city: 'Mumbai' } },
])('a change that cannot be read is not sent: %j', (stored) => expect(readStoredChange(stored)).toBeNull());

const byThursday = { kind: 'by', day: '2026-12-03', until: 7, takesCash: true, collectsReturns: false };
const delivery = (estimate: unknown) => ({ pinCode: '400050', answers: [{ skus: ['A'], at: 1, estimate }] });

test('what was said of a delivery is read as it was', () => {
  for (const kept of [delivery(byThursday), delivery({ kind: 'never' }), { pinCode: '400050', answers: [] }])
    expect(readStoredDelivery(kept)).toEqual(kept);
});

test.each([
  null,
  '400050',
  { answers: [] },
  { pinCode: '', answers: [] },
  { pinCode: 400_050, answers: [] },
  { pinCode: '400050', answers: {} },
  { pinCode: '400050', answers: [{ skus: 'A', at: 1, estimate: { kind: 'never' } }] },
  delivery(null),
  delivery({ kind: 'soon' }),
  delivery({ ...byThursday, day: null }),
  delivery({ ...byThursday, until: 'noon' }),
])('a PIN code that cannot be read is asked for again: %j', (stored) => expect(readStoredDelivery(stored)).toBeNull());

test('a card that cannot be read is left out', () => {
  expect(readStoredTiles([{ sku: 'A' }])).toEqual([]);
  expect(readStoredTiles('x')).toBeNull();
});

test.each([null, 'lists', { items: [] }])('a device that kept %j kept no lists', (stored) =>
  expect(readStoredLists(stored)).toBeNull(),
);

test('a list is read as it was kept', () => {
  const kept = [{ id: 'd', name: 'Diwali', sharing: { list: 'l', secret: 's', expiresAt: 17 }, isDeleted: true }];
  expect(readStoredLists(kept)).toEqual(kept);
});

test('a list that cannot be read is left out; one whose link cannot be read has none', () => {
  const kept = [
    { id: '', name: 'A' },
    { id: 'b', name: 7 },
    { id: 'c', name: 'C', sharing: { list: 'l' }, isDeleted: 'no' },
    null,
  ];
  expect(readStoredLists(kept)).toEqual([{ id: 'c', name: 'C', sharing: null, isDeleted: false }]);
});
