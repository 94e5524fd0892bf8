import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { keptOrderOf, orderRecords } from './stored-order.ts';
import { foundIn } from './stored-record.ts';

function readOrder(stored: unknown) {
  const found = foundIn(stored, orderRecords);
  return found.kind === 'sound' ? found.value : null;
}

const asked = '2026-11-20T10:00:00.000Z';
const open = keptOrderOf(sampleOrder('17-a'));
const ended = { ...open, isTransmitted: true, transmittedAt: asked };

test.each([
  ['waiting', open, 'queued'],
  ['canceling', open, 'canceling'],
  ['refused', ended, 'refused'],
  ['withdrawn', ended, 'withdrawn'],
])('an order that is kept as %s is read', (kind, record, status) => {
  expect(readOrder({ ...record, outcome: { kind } })).toMatchObject({ status });
});

test('an order that was taken is read with its number, and only a page of the web is one to pay on', () => {
  const taken = { kind: 'accepted', number: 'AF1', total: 1 };
  const pageOf = (paymentPage: unknown) => {
    const found = readOrder({ ...ended, outcome: { ...taken, paymentPage } });
    return found?.status === 'returned' ? found.paymentPage : undefined;
  };
  expect(['https://pay.example/1', 'javascript:alert(1)', 7, undefined].map(pageOf)).toEqual([
    'https://pay.example/1',
    null,
    null,
    null,
  ]);
});

test.each([
  [asked, { status: 'maybeReceived', attemptedAt: asked }],
  ['no time', { status: 'maybeReceived', attemptedAt: asked }],
  ['1970-01-01T00:00:00.000Z', { status: 'maybeReceived', attemptedAt: asked }],
  [undefined, { status: 'maybeReceived', attemptedAt: asked }],
  [null, { status: 'queued' }],
])('an order whose attempt is kept as %s is read as %o', (attemptedAt, state) => {
  expect(readOrder({ ...open, attemptedAt })).toMatchObject(state);
});

test.each([
  [[{ pieces: 3, price: 80 }], [{ quantity: 3, price: moneyOf(80) }]],
  ['none', undefined],
  [[{ pieces: 3, price: 'dear' }], undefined],
  [undefined, undefined],
])('of what several pieces cost, kept as %j, an order keeps %j', (kept, tiers) => {
  const lines = open.lines.map((line) => ({ ...line, tiers: kept }));
  expect(readOrder({ ...open, lines })?.lines[0]?.tiers).toEqual(tiers);
});

test.each([
  [8, 8],
  [0, 0],
  [null, null],
  [undefined, undefined],
  [-1, null],
  [2.5, null],
  [366, null],
  [1e21, null],
  ['8', null],
])('in how many days a piece ships, kept as %j, is read as %j', (kept, makeDays) => {
  const lines = open.lines.map((line) => ({ ...line, makeDays: kept }));
  expect(readOrder({ ...open, lines })?.lines[0]?.makeDays).toBe(makeDays);
});

test.each([
  ['hi-IN', 'hi-IN'],
  [undefined, undefined],
  ['hi-IN\r\nx: y', undefined],
  [7, undefined],
])('an order that says it was placed in the language %j is read with %j', (locale, read) => {
  expect(readOrder({ ...open, locale })?.locale).toBe(read);
});
