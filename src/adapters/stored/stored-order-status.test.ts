import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { AT, MADE, readOrder, writtenOrder } from './stored-orders-for-tests.ts';

const TRIED = '2026-11-20T10:04:00.000Z';
type Said = {
  readonly transmittedAt?: string;
  readonly updatedAt?: string;
  readonly attemptedAt?: string;
  readonly mayHaveLeft?: boolean;
  readonly hasLeftCart?: boolean;
  /** As text, so that the order of its fields counts. */
  readonly outcome: string;
  /** The checksum that the build has reckoned which wrote the record. */
  readonly seal: string;
};

const ordered = `"owner":null,"storeCode":null,"country":"IN","currency":"INR","cartId":"","lines":[],"shippingAddress":null,"billingAddress":{"country":"IN","region":"Maharashtra","street":["12B","Hill Road, Bandra West"],"postcode":"400050","city":"Mumbai","firstName":"Meera","lastName":"Iyer","email":"meera.iyer@mail.test","phone":"+91 98200 00000"},"carrierCode":"flatrate","methodCode":"flatrate","paymentMethod":"cashondelivery","paymentChannel":null,"coupon":null,"total":1680,"typed":null`;

/** A record as builds wrote it before orders had a status, to the byte. */
function text({
  transmittedAt,
  updatedAt,
  attemptedAt,
  mayHaveLeft = false,
  hasLeftCart = false,
  outcome,
  seal,
}: Said) {
  const at = (moment: string | undefined): string => JSON.stringify(moment ?? null);
  const dates = `"createdAt":"${MADE}","updatedAt":"${updatedAt ?? transmittedAt ?? MADE}"`;
  const sent = `"isTransmitted":${transmittedAt !== undefined},"transmittedAt":${at(transmittedAt)},"attemptedAt":${at(attemptedAt)},"mayHaveLeft":${mayHaveLeft}`;
  return `{"id":"1-a","hash":"RT-TE-220*1",${dates},${sent},${ordered},"outcome":${outcome},"hasLeftCart":${hasLeftCart},"schema":"${seal}"}`;
}

const waiting = '{"kind":"waiting"}';
const canceling = '{"kind":"canceling"}';
const withdrawn = '{"kind":"withdrawn","isEdited":false}';
const edited = '{"kind":"withdrawn","isEdited":true}';
const refused = '{"kind":"refused","message":"no city"}';
const tried = { attemptedAt: TRIED, mayHaveLeft: true };
const answered = { transmittedAt: AT, ...tried };

const said: readonly (readonly [what: string, status: Order['status'], said: Said])[] = [
  ['was just made', 'queued', { outcome: waiting, seal: '1:1b468ac4' }],
  ['was placed without a network', 'queued', { hasLeftCart: true, outcome: waiting, seal: '1:950c8d97' }],
  ['is to be sent at once', 'sending', { mayHaveLeft: true, outcome: waiting, seal: '1:70c4dabd' }],
  ['was tried', 'maybeReceived', { ...tried, outcome: waiting, seal: '1:68d11c51' }],
  [
    'was placed without a network and tried later',
    'maybeReceived',
    { ...tried, hasLeftCart: true, outcome: waiting, seal: '1:9ae28e04' },
  ],
  ['is being canceled', 'canceling', { ...tried, updatedAt: AT, outcome: canceling, seal: '1:aa4fb145' }],
  [
    'is being canceled, no attempt being written down',
    'canceling',
    { mayHaveLeft: true, updatedAt: AT, outcome: canceling, seal: '1:cab85fc1' },
  ],
  [
    'the shop took',
    'accepted',
    {
      ...answered,
      hasLeftCart: true,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":false}',
      seal: '1:e69602e6',
    },
  ],
  [
    'the shop took, with nothing to pay on a page',
    'accepted',
    {
      ...answered,
      hasLeftCart: true,
      outcome: '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":null,"isUnwanted":false}',
      seal: '1:5d4c9bb6',
    },
  ],
  [
    'the shop took, though it was canceled',
    'accepted',
    {
      ...answered,
      hasLeftCart: true,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":true}',
      seal: '1:f3c33765',
    },
  ],
  [
    'was returned to the cart',
    'returned',
    {
      ...answered,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":false}',
      seal: '1:3dd7b567',
    },
  ],
  [
    'was returned to the cart and not wanted before',
    'returned',
    {
      ...answered,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":true}',
      seal: '1:0a33ba0e',
    },
  ],
  ['the shop refused', 'refused', { ...answered, outcome: refused, seal: '1:86ca7928' }],
  ['the shop refused later', 'refused', { ...answered, hasLeftCart: true, outcome: refused, seal: '1:7b16a91b' }],
  [
    'was canceled and never sent',
    'withdrawn',
    { transmittedAt: AT, hasLeftCart: true, outcome: withdrawn, seal: '1:aef631c9' },
  ],
  ['was canceled once the shop was asked', 'withdrawn', { ...answered, outcome: withdrawn, seal: '1:fdb30c23' }],
  [
    'was canceled, no attempt being written down',
    'withdrawn',
    { transmittedAt: AT, mayHaveLeft: true, outcome: withdrawn, seal: '1:0bb8f237' },
  ],
  [
    'is on its way back to be edited',
    'editing',
    { transmittedAt: AT, hasLeftCart: true, outcome: edited, seal: '1:b0b7d7f2' },
  ],
  ['was edited', 'edited', { transmittedAt: AT, outcome: edited, seal: '1:45329d5f' }],
  [
    'was tried, and is on its way back to be edited',
    'editing',
    { ...answered, hasLeftCart: true, outcome: edited, seal: '1:a498cb43' },
  ],
];

const kept = said.map(([what, status, order]) => ({ what, status, record: text(order) }));

describe.each(kept)('the record of an order that $what', ({ status, record }) => {
  test(`is read as one that is ${status}`, () => expect(readOrder(JSON.parse(record)).status).toBe(status));
  test('is written back to the byte', () => expect(writtenOrder(JSON.parse(record))).toBe(record));
});

test('what a later build has kept of an order and of its outcome is written back', () => {
  const { schema, ...record } = JSON.parse(kept.find(({ status }) => status === 'accepted')?.record ?? '');
  const more = { ...record, giftNote: 'for Meera', outcome: { ...record.outcome, points: 12 } };
  expect(JSON.parse(writtenOrder(more))).toEqual({ ...more, schema: expect.any(String) });
});
