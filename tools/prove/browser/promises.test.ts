import { expect, test } from 'vitest';
import { emptyLedger, type KeptOrder, type Ledger, notes, type Seen, wants } from './ledger.ts';
import { brokenPromises, type Row } from './promises.ts';
import type { Thing } from './schedule.ts';

const THING: Thing = 'Plain Stole';
const page: Seen = { address: 'http://localhost/checkout', heading: 'Checkout', notices: [], kept: [] };
const onConfirmation = (heading: string): Seen => ({
  ...page,
  address: 'http://localhost/confirmation?orderId=order-0001',
  heading,
});
const row = (id: string, quantity = 1): Row => ({ id, pieces: new Map([[THING, quantity]]) });
const kept = (kind: KeptOrder['kind'], id = 'order-0001'): KeptOrder => ({ id, kind });

/** One piece was put into the cart, and these pages were seen. */
function ledgerOf(...seen: readonly Seen[]): Ledger {
  const ledger = emptyLedger();
  wants(ledger, THING);
  for (const each of seen) notes(ledger, each);
  return ledger;
}

type Wish = {
  readonly ledger: Ledger;
  readonly rows?: readonly Row[];
  readonly kept?: readonly KeptOrder[];
  readonly left?: number;
};

const judge = ({ ledger, rows = [row('order-0001')], kept: device = [kept('accepted')], left = 0 }: Wish) =>
  brokenPromises({ ledger, rows, kept: device, inCart: new Map([[THING, left]]) });

const thanked = onConfirmation('Thank you, Meera');
const waiting = onConfirmation('Waiting to be sent');
const queued: Seen = {
  ...page,
  notices: ['The order can not be transfered because of server error. Order has been queued\nOK'],
  kept: [kept('waiting')],
};
const canceled: Seen = {
  ...page,
  notices: ['Your order is canceled. The shop does not have it.'],
  kept: [kept('withdrawn')],
};

test.each([
  ['placed', thanked],
  ['kept until there is a network', waiting],
  ['queued', queued],
])('an order that was told to be %s is there once, or a promise is broken', (_, seen) => {
  const ledger = ledgerOf(seen);
  expect(judge({ ledger })).toEqual([]);
  expect(judge({ ledger, rows: [], kept: [] })).toHaveLength(1);
  expect(judge({ ledger, rows: [] })).toHaveLength(2); // the device says so, too
});

test('what nobody was told of may be there or not', () => {
  expect(judge({ ledger: ledgerOf(page) })).toEqual([]);
  expect(judge({ ledger: ledgerOf(page), rows: [], kept: [] })).toEqual([]);
});

test('an order that was canceled is not there', () => {
  const ledger = ledgerOf(queued, canceled);
  ledger.hasCanceled = true;
  expect(judge({ ledger, rows: [], kept: [kept('withdrawn')] })).toEqual([]);
  expect(judge({ ledger, kept: [kept('withdrawn')] })).toHaveLength(2);
});

test('an order that nobody has canceled is not gone', () => {
  expect(judge({ ledger: ledgerOf(queued), rows: [], kept: [kept('withdrawn')] })).toHaveLength(1);
});

test.each(['waiting', 'canceling', 'refused'] as const)('at the end no order is %s', (kind) => {
  expect(judge({ ledger: ledgerOf(page), rows: [], kept: [kept(kind)] })).toHaveLength(1);
});

test('the device knows of all orders', () => {
  expect(judge({ ledger: ledgerOf(page), kept: [] })).toEqual([
    'P4: the shop has order 0001, of which the device knows nothing',
  ]);
});

test('nothing is ordered twice, nor in the cart again', () => {
  const ledger = ledgerOf(page);
  const both = [kept('accepted'), kept('accepted', 'order-0002')];
  expect(judge({ ledger, rows: [row('order-0001'), row('order-0002')], kept: both })).toEqual([
    'P2: 2 × Plain Stole were ordered, of 1 that were wanted',
  ]);
  expect(judge({ ledger, rows: [row('order-0001', 2)] })).toHaveLength(1);
  expect(judge({ ledger, left: 1 })).toEqual([
    'P2: 1 × Plain Stole were ordered, and 1 are in the cart, of 1 that were wanted',
  ]);
  wants(ledger, THING);
  expect(judge({ ledger, left: 1 })).toEqual([]);
});

test('a word that something is queued while the device keeps nothing is a broken promise', () => {
  expect(judge({ ledger: ledgerOf({ ...queued, kept: [] }) })).toHaveLength(1);
});
