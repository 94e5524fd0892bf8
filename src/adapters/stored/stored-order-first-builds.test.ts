import { expect, test } from 'vitest';
import { orderRecords } from './stored-order.ts';
import { AT, MADE, readOrder, writtenOrder } from './stored-orders-for-tests.ts';
import { foundIn } from './stored-record.ts';

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
    expect(readOrder(record).status).toBe(status);
    const { schema, ...now } = JSON.parse(writtenOrder(record));
    expect(now).toEqual({ ...record, ...later, attemptedAt: AT, mayHaveLeft: true, ...adds });
  },
);

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
  expect(readOrder({ ...first, attemptedAt: null, mayHaveLeft: false, outcome: { kind: 'canceling' } })).toMatchObject({
    status: 'canceling',
    attemptedAt: null,
  });
});
