import { describe, expect, test } from 'vitest';
import { orderRecords } from './stored-order.ts';
import { foundIn, sealed } from './stored-record.ts';

const MADE = '2026-11-20T10:00:00.000Z';
const TRIED = '2026-11-20T10:04:00.000Z';
const AT = '2026-11-20T10:05:00.000Z';

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

const kept = [
  {
    what: 'was just made',
    status: 'queued',
    record: text({ outcome: '{"kind":"waiting"}', seal: '1:1b468ac4' }),
  },
  {
    what: 'was placed without a network',
    status: 'queued',
    record: text({ hasLeftCart: true, outcome: '{"kind":"waiting"}', seal: '1:950c8d97' }),
  },
  {
    what: 'is to be sent at once',
    status: 'sending',
    record: text({ mayHaveLeft: true, outcome: '{"kind":"waiting"}', seal: '1:70c4dabd' }),
  },
  {
    what: 'was tried',
    status: 'maybeReceived',
    record: text({ attemptedAt: TRIED, mayHaveLeft: true, outcome: '{"kind":"waiting"}', seal: '1:68d11c51' }),
  },
  {
    what: 'was placed without a network and tried later',
    status: 'maybeReceived',
    record: text({
      attemptedAt: TRIED,
      mayHaveLeft: true,
      hasLeftCart: true,
      outcome: '{"kind":"waiting"}',
      seal: '1:9ae28e04',
    }),
  },
  {
    what: 'is being canceled',
    status: 'canceling',
    record: text({
      attemptedAt: TRIED,
      mayHaveLeft: true,
      updatedAt: AT,
      outcome: '{"kind":"canceling"}',
      seal: '1:aa4fb145',
    }),
  },
  {
    what: 'is being canceled, no attempt being written down',
    status: 'canceling',
    record: text({ mayHaveLeft: true, updatedAt: AT, outcome: '{"kind":"canceling"}', seal: '1:cab85fc1' }),
  },
  {
    what: 'the shop took',
    status: 'accepted',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      hasLeftCart: true,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":false}',
      seal: '1:e69602e6',
    }),
  },
  {
    what: 'the shop took, with nothing to pay on a page',
    status: 'accepted',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      hasLeftCart: true,
      outcome: '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":null,"isUnwanted":false}',
      seal: '1:5d4c9bb6',
    }),
  },
  {
    what: 'the shop took, though it was canceled',
    status: 'accepted',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      hasLeftCart: true,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":true}',
      seal: '1:f3c33765',
    }),
  },
  {
    what: 'was returned to the cart',
    status: 'returned',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":false}',
      seal: '1:3dd7b567',
    }),
  },
  {
    what: 'was returned to the cart and not wanted before',
    status: 'returned',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      outcome:
        '{"kind":"accepted","number":"AF000070001","total":1690,"paymentPage":"https://pay.test/1","isUnwanted":true}',
      seal: '1:0a33ba0e',
    }),
  },
  {
    what: 'the shop refused',
    status: 'refused',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      outcome: '{"kind":"refused","message":"no city"}',
      seal: '1:86ca7928',
    }),
  },
  {
    what: 'the shop refused later',
    status: 'refused',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      hasLeftCart: true,
      outcome: '{"kind":"refused","message":"no city"}',
      seal: '1:7b16a91b',
    }),
  },
  {
    what: 'was canceled and never sent',
    status: 'withdrawn',
    record: text({
      transmittedAt: AT,
      hasLeftCart: true,
      outcome: '{"kind":"withdrawn","isEdited":false}',
      seal: '1:aef631c9',
    }),
  },
  {
    what: 'was canceled once the shop was asked',
    status: 'withdrawn',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      outcome: '{"kind":"withdrawn","isEdited":false}',
      seal: '1:fdb30c23',
    }),
  },
  {
    what: 'was canceled, no attempt being written down',
    status: 'withdrawn',
    record: text({
      transmittedAt: AT,
      mayHaveLeft: true,
      outcome: '{"kind":"withdrawn","isEdited":false}',
      seal: '1:0bb8f237',
    }),
  },
  {
    what: 'is on its way back to be edited',
    status: 'editing',
    record: text({
      transmittedAt: AT,
      hasLeftCart: true,
      outcome: '{"kind":"withdrawn","isEdited":true}',
      seal: '1:b0b7d7f2',
    }),
  },
  {
    what: 'was edited',
    status: 'edited',
    record: text({ transmittedAt: AT, outcome: '{"kind":"withdrawn","isEdited":true}', seal: '1:45329d5f' }),
  },
  {
    what: 'was tried, and is on its way back to be edited',
    status: 'editing',
    record: text({
      transmittedAt: AT,
      attemptedAt: TRIED,
      mayHaveLeft: true,
      hasLeftCart: true,
      outcome: '{"kind":"withdrawn","isEdited":true}',
      seal: '1:a498cb43',
    }),
  },
] as const;

const read = (record: unknown) => {
  const found = foundIn(record, orderRecords);
  if (found.kind !== 'sound') throw new Error(`The record is ${found.kind}.`);
  return found.value;
};
const written = (record: unknown) => JSON.stringify(sealed(read(record), orderRecords));

describe.each(kept)('the record of an order that $what', ({ status, record }) => {
  test(`is read as one that is ${status}`, () => expect(read(JSON.parse(record)).status).toBe(status));
  test('is written back to the byte', () => expect(written(JSON.parse(record))).toBe(record));
});

/** A record of the first build, which knew of nothing that came later. */
const first = {
  ...{ id: '1-a', hash: 'RT-TE-220*1', createdAt: MADE, updatedAt: AT, isTransmitted: false, transmittedAt: null },
  ...{ storeCode: null, country: 'IN', currency: 'INR', cartId: '', lines: [], shippingAddress: null },
  billingAddress: { country: 'IN', street: ['12B'], firstName: 'Meera', lastName: 'Iyer', email: 'meera@mail.test' },
  ...{ carrierCode: 'flatrate', methodCode: 'flatrate', paymentMethod: 'cashondelivery', total: 1_680 },
};
const ended = { isTransmitted: true, transmittedAt: AT };
const later = { owner: null, coupon: null, paymentChannel: null, typed: null };
const taken = { kind: 'accepted', number: 'AF000070001', total: 1_690 };
const whole = { paymentPage: null, isUnwanted: false };

test.each([
  ['waits', { outcome: { kind: 'waiting' } }, 'maybeReceived', { hasLeftCart: false }],
  ['was taken', { ...ended, outcome: taken }, 'accepted', { hasLeftCart: true, outcome: { ...taken, ...whole } }],
  ['was refused', { ...ended, outcome: { kind: 'refused', message: 'no' } }, 'refused', { hasLeftCart: false }],
  ['was returned', { ...ended, hasLeftCart: false, outcome: taken }, 'returned', { outcome: { ...taken, ...whole } }],
])(
  'an order of the first builds that %s is read, and written as every later build has',
  (_what, said, status, adds) => {
    const record = { ...first, ...said };
    expect(read(record).status).toBe(status);
    const { schema, ...now } = JSON.parse(written(record));
    expect(now).toEqual({ ...record, ...later, attemptedAt: AT, mayHaveLeft: true, ...adds });
  },
);

test('what a later build has kept of an order and of its outcome is written back', () => {
  const { schema, ...record } = JSON.parse(kept[7].record);
  const more = { ...record, giftNote: 'for Meera', outcome: { ...record.outcome, points: 12 } };
  expect(JSON.parse(written(more))).toEqual({ ...more, schema: expect.any(String) });
});

test.each([
  ['has an answer, and waits', { isTransmitted: true, transmittedAt: AT }, 'isTransmitted'],
  ['has an answer, and is being canceled', { ...ended, outcome: { kind: 'canceling' } }, 'isTransmitted'],
  ['has none, and was taken', { outcome: taken }, 'isTransmitted'],
  ['has none, and was refused', { outcome: { kind: 'refused', message: 'no' } }, 'isTransmitted'],
  ['has an answer of no time', { isTransmitted: true, outcome: taken }, 'transmittedAt'],
  ['has none, and the time of one', { transmittedAt: AT }, 'transmittedAt'],
  ['was taken under no number', { ...ended, outcome: { kind: 'accepted', total: 1_690 } }, 'outcome.number'],
  ['was taken for no sum', { ...ended, outcome: { kind: 'accepted', number: 'AF1' } }, 'outcome.total'],
])('a record that says that an order %s is damaged', (_what, said, field) => {
  const record = { ...first, outcome: { kind: 'waiting' }, ...said };
  expect(foundIn(record, orderRecords)).toEqual({ kind: 'damaged', reason: `its field "${field}" is not as agreed` });
});

test('an order that is being canceled may have been sent, whatever else its record says', () => {
  expect(read({ ...first, attemptedAt: null, mayHaveLeft: false, outcome: { kind: 'canceling' } })).toMatchObject({
    status: 'canceling',
    attemptedAt: null,
  });
});
