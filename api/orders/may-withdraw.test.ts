import { expect, test } from 'vitest';
import { linesLeft, notWithdrawn, refundDueOn, withdrawalWindow } from './may-withdraw.ts';
import type { StoredOrder } from './read-order.ts';

type Shipment = StoredOrder['shipments'][number];

const parcel = (delivered: string | null): Shipment => ({
  ...{ id: 1, entity_id: 1, carrier: 'DPD', number: '1', url: null, shipped_at: new Date('2026-01-01T00:00:00Z') },
  delivered_at: delivered === null ? null : new Date(delivered),
});

const endsAt = (delivered: string, country: string) => {
  const window = withdrawalWindow([parcel(delivered)], country);
  return window && [window.lastDay, new Date(window.endsAt).toISOString()];
};

test.each([
  ['an ordinary day', '2026-11-17T10:00:00Z', 'DE', '2026-12-01', '2026-12-01T23:00:00.000Z'],
  [
    'late in the evening there, the next day in UTC',
    '2026-11-17T23:30:00Z',
    'FI',
    '2026-12-02',
    '2026-12-02T22:00:00.000Z',
  ],
  ['late in the evening of UTC', '2026-11-17T21:30:00Z', 'DE', '2026-12-01', '2026-12-01T23:00:00.000Z'],
  ['over the day on which clocks go back', '2026-10-20T10:00:00Z', 'DE', '2026-11-03', '2026-11-03T23:00:00.000Z'],
  ['over the day on which clocks go forward', '2027-03-23T10:00:00Z', 'DE', '2027-04-06', '2027-04-06T22:00:00.000Z'],
  ['over a leap day', '2028-02-16T10:00:00Z', 'AT', '2028-03-01', '2028-03-01T23:00:00.000Z'],
  ['over a 28th of February', '2027-02-16T10:00:00Z', 'AT', '2027-03-02', '2027-03-02T23:00:00.000Z'],
  ['over the end of the year', '2026-12-22T10:00:00Z', 'PL', '2027-01-05', '2027-01-05T23:00:00.000Z'],
  ['ending on a Saturday', '2026-11-14T10:00:00Z', 'DE', '2026-11-30', '2026-11-30T23:00:00.000Z'],
  ['ending on a Sunday', '2026-11-15T10:00:00Z', 'DE', '2026-11-30', '2026-11-30T23:00:00.000Z'],
  [
    'where there are several zones, in the last',
    '2026-11-17T10:00:00Z',
    'ES',
    '2026-12-01',
    '2026-12-02T00:00:00.000Z',
  ],
  [
    'where nobody knows the country, in the last of all',
    '2026-11-17T18:00:00Z',
    '',
    '2026-12-01',
    '2026-12-02T12:00:00.000Z',
  ],
  ['in a country with a name of objects', '2026-11-17T18:00:00Z', 'toString', '2026-12-01', '2026-12-02T12:00:00.000Z'],
])('the window %s', (_name, delivered, country, lastDay, end) => {
  expect(endsAt(delivered, country)).toEqual([lastDay, end]);
});

test('the last parcel counts, and while one is on its way there is no end', () => {
  const both = [parcel('2026-11-17T10:00:00Z'), parcel('2026-11-19T10:00:00Z')];
  expect(withdrawalWindow(both, 'DE')?.lastDay).toBe('2026-12-03');
  expect(withdrawalWindow([...both, parcel(null)], 'DE')).toBeNull();
  expect(withdrawalWindow([], 'DE')).toBeNull();
});

test('money is due fourteen days after the statement, counted where its capital is', () => {
  expect(refundDueOn('DE', Date.parse('2026-11-30T22:59:59Z'))).toBe('2026-12-14');
  expect(refundDueOn('DE', Date.parse('2026-11-30T23:00:00Z'))).toBe('2026-12-15');
  expect(refundDueOn('', Date.parse('2026-12-01T11:00:00Z'))).toBe('2026-12-14');
});

type Changes = {
  readonly order?: object;
  readonly lines?: readonly object[];
  readonly shipments?: readonly Shipment[];
  readonly returns?: readonly object[];
};

const TEE = { position: 1, qty: 2, is_returnable: true };
const MADE = { position: 2, qty: 1, is_returnable: false };
const NOW = Date.parse('2026-12-01T12:00:00Z');

function stored({
  order = {},
  lines = [TEE, MADE],
  shipments = [parcel('2026-11-17T10:00:00Z')],
  returns = [],
}: Changes) {
  const placed = { increment_id: 'AF7', status: 'complete', packed_at: null, billing_address: { country_id: 'DE' } };
  const to = { shipping_address: { country_id: 'DE' } };
  return {
    order: { ...placed, ...to, ...order },
    lines,
    shipments,
    returns,
    cancellation: null,
  } as unknown as StoredOrder;
}

const given = (qty: number, status = 'asked') => ({ status, lines: [{ position: 1, qty, amount: 1 }] });

test.each<[string, Changes, string | null]>([
  ['came in time', {}, null],
  ['is on its way', { order: { status: 'shipped' }, shipments: [parcel(null)] }, null],
  ['is packed', { order: { status: 'processing', packed_at: new Date() }, shipments: [] }, null],
  ['is not packed, all of it made to measure', { order: { status: 'processing' }, lines: [MADE], shipments: [] }, null],
  [
    'came too long ago',
    { shipments: [parcel('2026-11-13T10:00:00Z')] },
    'The order AF7 could be withdrawn from until 2026-11-27',
  ],
  [
    'went elsewhere',
    { order: { shipping_address: { country_id: 'GB' } } },
    'The order AF7 went to no country of the European Union',
  ],
  ['is canceled', { order: { status: 'canceled' } }, 'The order AF7 is canceled'],
  ['is all made to measure', { lines: [MADE] }, 'Nothing of the order AF7 can be withdrawn from'],
  ['is given back', { returns: [given(1), given(1)] }, 'The order AF7 is given back'],
  ['is given back in part', { returns: [given(1)] }, null],
  ['was given back and refused', { returns: [given(2, 'refused')] }, null],
])('an order that %s', (_name, changes, sentence) => {
  expect(notWithdrawn(stored(changes), NOW)).toBe(sentence);
});

test('what is left is neither made to measure nor given back', () => {
  expect(linesLeft(stored({ returns: [given(1)] }))).toEqual([{ position: 1, qty: 1 }]);
});
