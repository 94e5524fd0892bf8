import { shopCountries } from '#domain/storeview/store-choices.ts';
import { countryName } from './country-name.ts';

/** A country as a list offers it; `value` is its ISO 3166-1 code. */
export type CountryOption = { readonly value: string; readonly label: string };

const USUAL = 3; // the countries that most parcels go to stand first in the shop's own list

/** Every country a parcel can go to, in the words of a language: the usual ones first, the rest by name. */
export function countryOptions(locale: string): readonly CountryOption[] {
  const all = shopCountries.map((value) => ({ value, label: countryName(value, locale) }));
  return [...all.slice(0, USUAL), ...all.slice(USUAL).toSorted((a, b) => a.label.localeCompare(b.label, locale))];
}
