import { signOf } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import { countryName } from './country-name.ts';

/** A store view in words: `India, ₹ INR`. */
export function storeWords(storeView: StoreView): string {
  const { country, currency } = storeView;
  return `${countryName(country, writingLocale(storeView))}, ${signOf(storeView)} ${currency}`;
}
