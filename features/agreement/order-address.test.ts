import { expect, test } from 'vitest';
import { loadContract } from '#api/contract/load-contract.ts';
import { needsCity, needsPostcode } from '#domain/checkout/address-format.ts';
import { shopCountries } from '#domain/storeview/store-choices.ts';

const contract = loadContract();
const person = { firstname: 'Meera', lastname: 'Iyer', email: 'meera@mail.test', telephone: '98765 43210' };

/** What an order to a country is told to lack, where its address has neither a postcode nor a city. */
const lackedIn = (country_id: string, empty: object): readonly string[] =>
  contract
    .faultsOfComponent('OrderAddress', { ...person, ...empty, country_id, street: ['12 Hill Road'] })
    .map(({ field }) => field)
    .toSorted();

test.each(shopCountries)('CHK-16 an order to %s needs of a place what its form asks for', (country) => {
  const needed = [...(needsCity(country) ? ['city'] : []), ...(needsPostcode(country) ? ['postcode'] : [])];
  expect(lackedIn(country, {})).toEqual(needed);
  expect(lackedIn(country, { city: '', postcode: '' })).toEqual(needed);
});

test('where nobody knows the country both are needed', () => {
  expect(lackedIn('ZZ', {})).toEqual(['city', 'postcode']);
});
