import { expect, test } from 'vitest';
import type { CustomerAddress } from '#domain/session/customer.ts';
import { asha } from '#domain/session/device-for-tests.ts';
import { changed, requestOf } from './changed.ts';
import { noChange } from './profile-change.ts';

const home: CustomerAddress = {
  id: 7,
  ...{ firstName: 'Asha', lastName: 'Rao', street: ['Hill Road'], city: 'Mumbai', region: 'Maharashtra' },
  ...{ postcode: '400050', country: 'IN', phone: '9820000000' },
  isForShipping: true,
  isForBilling: false,
};
const office = { ...home, id: 8, city: 'Pune', isForShipping: false, isForBilling: true };
const moved = { ...home, id: null, city: 'Goa' };
const change = { names: null, shippingAddress: moved };

test.each([
  ['takes the place of the one that goods were sent to', [home, office], [{ ...home, city: 'Goa' }, office]],
  [
    'is for the bill where that one was',
    [{ ...home, isForBilling: true }],
    [{ ...home, city: 'Goa', isForBilling: true }],
  ],
  ['is one more where goods were sent to none', [office], [office, moved]],
  ['is for everything where there was none', [], [{ ...moved, isForBilling: true }]],
])('SESS-22 a new address %s', (_how, before, after) => {
  const customer = { ...asha, addresses: before };
  expect(changed(customer, { kind: 'waiting', ...change }).addresses).toEqual(after);
  expect(requestOf(customer, change).addresses).toEqual(after);
});

test('SESS-22 where the names alone change no address is sent', () => {
  const customer = { ...asha, addresses: [home] };
  const names = { firstName: 'Asha', lastName: 'Menon' };
  expect(requestOf(customer, { names, shippingAddress: null })).toEqual({ email: asha.email, ...names });
  expect(changed(customer, { kind: 'waiting', names, shippingAddress: null })).toEqual({ ...customer, ...names });
  expect(changed(customer, noChange)).toBe(customer);
});
