import { expect, test } from 'vitest';
import { addressOf, billingAddressOf } from './address-of.ts';
import { billDetails, meeraDetails, mumbaiDetails } from './details-for-tests.ts';

test('an address is trimmed, its street the apartment first', () => {
  expect(addressOf({ ...mumbaiDetails, city: ' Mumbai ' }, meeraDetails.personal)).toEqual({
    country: 'IN',
    region: 'Maharashtra',
    street: ['12B', 'Hill Road, Bandra West'],
    postcode: '400050',
    city: 'Mumbai',
    firstName: 'Meera',
    lastName: 'Iyer',
    email: 'meera.iyer@mail.test',
    phone: '+919820000000',
  });
  expect(addressOf({ ...mumbaiDetails, apartmentNumber: ' ' }, meeraDetails.personal).street).toHaveLength(1);
});

test.each([
  ['098200 00000', '+919820000000'],
  ['+91-98200-00000', '+919820000000'],
  ['0091 98200 00000', '+919820000000'],
  ['९८२०० ०००००', '+919820000000'],
  ['022 2640 0000', '022 2640 0000'],
])('%s is dialled as %s', (phoneNumber, phone) => {
  expect(addressOf({ ...mumbaiDetails, phoneNumber }, meeraDetails.personal).phone).toBe(phone);
});

test('abroad codes and numbers stay as typed', () => {
  const london = { ...mumbaiDetails, country: 'GB', zipCode: ' SW1A 1AA ', phoneNumber: ' 98200 00000 ' };
  expect(addressOf(london, meeraDetails.personal)).toMatchObject({ postcode: 'SW1A 1AA', phone: '98200 00000' });
});

test.each([
  ['IN', '400-050', '400050'],
  ['IN', '४०० ०५०', '400050'],
  ['US', '94103 1234', '94103-1234'],
  ['US', '94103', '94103'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['IE', 'd02x285', 'D02 X285'],
  ['NL', '1012ab', '1012 AB'],
  ['DE', '10 115', '10115'],
  ['PL', ' 00-950 ', '00-950'],
  ['AE', 'PO Box 12', ''],
  ['IE', ' ', ''],
  ['FR', '', ''],
  ['GB', '', ''],
])('in %s the postcode %o is told as %o', (country, zipCode, postcode) => {
  expect(addressOf({ ...mumbaiDetails, country, zipCode }, meeraDetails.personal).postcode).toBe(postcode);
});

test.each([
  ['US', '101181234', '10118-1234'],
  ['US', '10118', '10118'],
  ['US', '1011812345', '1011812345'],
])('an address in %s with the postcode %s is sent with %s', (country, zipCode, postcode) => {
  expect(addressOf({ ...mumbaiDetails, country, zipCode }, meeraDetails.personal).postcode).toBe(postcode);
});

test('a state is told where there are any', () => {
  expect(addressOf({ ...mumbaiDetails, country: 'GB' }, meeraDetails.personal).region).toBe('');
  expect(addressOf({ ...mumbaiDetails, country: 'US' }, meeraDetails.personal).region).toBe('Maharashtra');
});

test('a city is told where an address names one', () => {
  expect(addressOf({ ...mumbaiDetails, country: 'AE' }, meeraDetails.personal).city).toBe('');
  expect(addressOf({ ...mumbaiDetails, country: 'HK' }, meeraDetails.personal).city).toBe('Mumbai');
});

test('the bill goes where the parcel goes, unless it goes elsewhere or there is no parcel', () => {
  const details = { ...meeraDetails, billing: { ...billDetails, city: 'Pune' } };
  expect(billingAddressOf(details, false).city).toBe('Mumbai');
  expect(billingAddressOf(details, true).city).toBe('Pune');
  expect(billingAddressOf({ ...details, isBillingSame: false }, false).city).toBe('Pune');
});
