import { describe, expect, test } from 'vitest';
import { addressOf, billingAddressOf } from './address-of.ts';
import { problemsOf } from './checks.ts';
import { type AddressDetails, noDetails } from './details.ts';
import { billDetails, meeraDetails, mumbaiDetails } from './details-for-tests.ts';

const shipped = { isVirtual: false };

function problemIn(change: Partial<AddressDetails>): string | null {
  const problems = problemsOf({ ...meeraDetails, shipping: { ...mumbaiDetails, ...change } }, shipped);
  return problems.map(({ form, field, code }) => `${form}.${field}: ${code}`).join(', ') || null;
}

describe('the checks of the checkout', () => {
  test('a complete form has no problem', () => {
    expect(problemsOf(meeraDetails, shipped)).toEqual([]);
  });

  test('CHK-16 an empty form names each required field, in order', () => {
    expect(problemsOf(noDetails, shipped).map(({ form, field }) => `${form}.${field}`)).toEqual([
      'personal.firstName',
      'personal.lastName',
      'personal.emailAddress',
      'shipping.firstName',
      'shipping.lastName',
      'shipping.streetAddress',
      'shipping.city',
      'shipping.zipCode',
      'shipping.phoneNumber',
      'final.terms',
    ]);
  });

  test.each([
    [{ firstName: 'M' }, 'shipping.firstName: too-short'],
    [{ firstName: 'Jo' }, null],
    [{ firstName: '   ' }, 'shipping.firstName: required'],
    [{ state: '', apartmentNumber: '' }, null],
    [{ zipCode: '400050' }, null],
    [{ zipCode: '400 050' }, null],
    [{ zipCode: '40005' }, 'shipping.zipCode: not-a-postcode'],
    [{ zipCode: '012345' }, 'shipping.zipCode: not-a-postcode'],
    [{ country: 'US', zipCode: '94103' }, null],
    [{ country: 'US', zipCode: '94103-1234' }, null],
    [{ country: 'US', zipCode: '9410' }, 'shipping.zipCode: not-a-postcode'],
    [{ country: 'GB', zipCode: 'sw1a 1aa' }, null],
    [{ country: 'GB', zipCode: '12345' }, 'shipping.zipCode: not-a-postcode'],
    [{ country: 'FR', zipCode: '75001' }, null],
    [{ country: 'FR', zipCode: '75' }, 'shipping.zipCode: too-short'],
    [{ phoneNumber: '+91 (98200) 00-000' }, null],
    [{ phoneNumber: '123456' }, 'shipping.phoneNumber: not-a-phone'],
    [{ phoneNumber: '1234567890123456' }, 'shipping.phoneNumber: not-a-phone'],
    [{ phoneNumber: 'call me' }, 'shipping.phoneNumber: not-a-phone'],
    [{ country: '' }, 'shipping.country: required'],
  ])('CHK-16 %o: %s', (change, problem) => {
    expect(problemIn(change)).toBe(problem);
  });

  test.each([
    ['meera@mail.test', []],
    ['meera@', ['not-an-email']],
    ['meera@mail', ['not-an-email']],
    ['me era@mail.test', ['not-an-email']],
    ['meera@mail..test', ['not-an-email']],
    ['', ['required']],
  ])('CHK-16 %o as e-mail: %o', (emailAddress, codes) => {
    const details = { ...meeraDetails, personal: { ...meeraDetails.personal, emailAddress } };
    expect(problemsOf(details, shipped).map(({ code }) => code)).toEqual(codes);
  });

  test('CHK-16 the bill has its own form when it goes elsewhere, and always when nothing is shipped', () => {
    const elsewhere = { ...meeraDetails, isBillingSame: false };
    expect(new Set(problemsOf(elsewhere, shipped).map(({ form }) => form))).toEqual(new Set(['billing']));
    const virtual = { ...meeraDetails, shipping: noDetails.shipping, billing: billDetails };
    expect(problemsOf(virtual, { isVirtual: true })).toEqual([]);
  });
});

test('CHK-05 the last step holds whether the terms are accepted', () => {
  expect(problemsOf(meeraDetails, shipped)).toEqual([]);
  expect(problemsOf({ ...meeraDetails, areTermsAccepted: false }, shipped)).toEqual([
    { form: 'final', field: 'terms', code: 'terms' },
  ]);
});

describe('an address of the forms', () => {
  test('is trimmed, its street the apartment first', () => {
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
});

test.each([
  ['123456', 'shipping.phoneNumber: not-a-phone'],
  ['1234567', null],
  ['123456789012345', null],
  ['1234567890123456', 'shipping.phoneNumber: not-a-phone'],
  ['+1 (234) 567', null],
  ['1+234567', 'shipping.phoneNumber: not-a-phone'],
])('CHK-16 of the telephone number %s the form says %s', (phoneNumber, problem) => {
  expect(problemIn({ phoneNumber })).toBe(problem);
});

test.each([
  ['US', '101181234', '10118-1234'],
  ['US', '10118', '10118'],
  ['US', '1011812345', '1011812345'],
])('an address in %s with the postcode %s is sent with %s', (country, zipCode, postcode) => {
  expect(addressOf({ ...mumbaiDetails, country, zipCode }, meeraDetails.personal).postcode).toBe(postcode);
});
