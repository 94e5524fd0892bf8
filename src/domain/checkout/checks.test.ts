import { expect, test } from 'vitest';
import { problemsOf } from './checks.ts';
import { type AddressDetails, noDetails } from './details.ts';
import { billDetails, meeraDetails, mumbaiDetails } from './details-for-tests.ts';

const shipped = { isVirtual: false };

function problemIn(change: Partial<AddressDetails>): string | null {
  const problems = problemsOf({ ...meeraDetails, shipping: { ...mumbaiDetails, ...change } }, shipped);
  return problems.map(({ form, field, code }) => `${form}.${field}: ${code}`).join(', ') || null;
}

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

test('CHK-16 the bill has its own form when it goes elsewhere, and always when nothing is shipped', () => {
  const elsewhere = { ...meeraDetails, isBillingSame: false };
  expect(new Set(problemsOf(elsewhere, shipped).map(({ form }) => form))).toEqual(new Set(['billing']));
  const virtual = { ...meeraDetails, shipping: noDetails.shipping, billing: billDetails };
  expect(problemsOf(virtual, { isVirtual: true })).toEqual([]);
});

test('CHK-05 the last step holds whether the terms are accepted', () => {
  expect(problemsOf(meeraDetails, shipped)).toEqual([]);
  expect(problemsOf({ ...meeraDetails, areTermsAccepted: false }, shipped)).toEqual([
    { form: 'final', field: 'terms', code: 'terms' },
  ]);
});
