import { expect, test } from 'vitest';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { addressText, envelopeLines } from './address-text.ts';

const address: CartAddress = {
  ...{ country: 'IN', region: '', street: ['12 Hill Road'], postcode: '400050', city: 'Mumbai' },
  ...{ firstName: 'Meera', lastName: 'Iyer', email: 'meera@mail.test', phone: '98765 43210' },
};

test('CHK-13 an address reads as on an envelope, without empty lines', () => {
  const lines = ['Meera Iyer', '12 Hill Road', 'Mumbai 400050', 'India'];
  expect(envelopeLines(address, 'en-US')).toEqual(lines);
  expect(addressText(address, 'en-US')).toEqual([...lines, '98765 43210']);
  expect(addressText({ ...address, phone: '' }, 'en-US')).toEqual(lines);
});

test('CHK-13 in the order of its country, whose name is that of the language', () => {
  const inBerlin = { ...address, country: 'DE', city: 'Berlin', postcode: '10115' };
  expect(envelopeLines(inBerlin, 'de-DE').slice(2)).toEqual(['10115 Berlin', 'Deutschland']);
});

test('where nothing is sent there is nothing to read', () => {
  expect(addressText(null, 'en-US')).toEqual([]);
});
