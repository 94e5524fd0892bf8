import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type CheckoutDetails, noDetails } from './details.ts';
import { createProposeCountry } from './propose-country.ts';

function countryAfter(country: string, shipping: Partial<CheckoutDetails['shipping']>, modifiedAt: number | null) {
  const details = createMemoryCell({ ...noDetails, shipping: { ...noDetails.shipping, ...shipping }, modifiedAt });
  createProposeCountry({ checkoutDetails: details, storeView: createMemoryCell({ ...defaultStoreView, country }) })();
  expect(details.get().modifiedAt).toBe(modifiedAt);
  return details.get().shipping.country;
}

test('a form nobody touched has the country of the shopper', () => {
  expect(countryAfter('DE', {}, null)).toBe('DE');
});

test('a country that was chosen stays while its prices are those that are shown', () => {
  expect(countryAfter('GB', { country: 'DE' }, 1)).toBe('DE');
  expect(countryAfter('US', { country: 'DE' }, 1)).toBe('US');
});

test('a name is no address yet', () => {
  expect(countryAfter('US', { country: 'IN', firstName: 'Meera' }, 1)).toBe('US');
});

test('an address that was begun keeps its country', () => {
  expect(countryAfter('US', { country: 'IN', city: 'Mumbai' }, 1)).toBe('IN');
});
