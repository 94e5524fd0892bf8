import { signOf } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { spokenLocale } from '../words/languages.ts';
import { countryName } from './country-name.ts';

/** A store view in words: `India, ₹ INR`. */
export function storeWords({ country, currency, locale }: StoreView): string {
  return `${countryName(country, spokenLocale(locale))}, ${signOf(currency)} ${currency}`;
}
