import { expect, test } from 'vitest';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { addressGuide } from './address-guide.ts';
import { fieldsAt, inCountry, isOptional, valueAt } from './field-view.ts';

const names = (form: 'personal' | 'shipping' | 'billing', country: string) =>
  fieldsAt(form, country).map(({ name }) => name);

test('the shopper says who they are, and a place is asked for as its country writes it', () => {
  expect(names('personal', 'IN')).toEqual(['firstName', 'lastName', 'emailAddress']);
  expect(names('shipping', 'IN')).toEqual([
    ...['country', 'firstName', 'lastName', 'apartmentNumber', 'streetAddress'],
    ...['city', 'zipCode', 'state', 'phoneNumber'],
  ]);
  expect(names('shipping', 'AE')).not.toContain('zipCode');
});

test('a bill may be that of a company', () => {
  expect(names('billing', 'IN')).toEqual([...names('shipping', 'IN'), 'company', 'taxId']);
});

test('what nobody has to fill in says so', () => {
  const optional = (country: string) =>
    fieldsAt('billing', country)
      .filter((at) => isOptional(at, country))
      .map(({ name }) => name);
  expect(optional('IN')).toEqual(['apartmentNumber', 'company', 'taxId']);
});

test('each form has values of its own', () => {
  const details = { ...meeraDetails, billing: { ...meeraDetails.billing, city: 'Pune' } };
  expect(valueAt(details, { form: 'personal', name: 'emailAddress' })).toBe('meera.iyer@mail.test');
  expect(valueAt(details, { form: 'shipping', name: 'city' })).toBe('Mumbai');
  expect(valueAt(details, { form: 'billing', name: 'city' })).toBe('Pune');
});

test.each([
  ['IN', null, true],
  ['GB', null, false],
  ['IN', addressGuide, true],
  ['FR', addressGuide, true],
  ['GB', addressGuide, false],
] as const)('the postcode of %s is of digits alone: %#', (country, guide, isNumeric) => {
  expect(inCountry({ form: 'shipping', name: 'zipCode' }, country, '', guide).isNumeric).toBe(isNumeric);
  expect(inCountry({ form: 'shipping', name: 'city' }, country, '', guide)).toEqual({
    isNumeric: false,
    suggestions: [],
  });
});
