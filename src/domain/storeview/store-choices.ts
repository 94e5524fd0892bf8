import type { Currency } from './store-view.ts';

/** Countries a parcel can go to, as ISO 3166-1 codes; where parcels go most comes first. */
export const shopCountries: readonly string[] = (
  'IN US GB AE AT AU BD BE BG BH BN BT CA CH CY CZ DE DK EE ES FI FJ FR GR HK HR HU ID IE IL IT JP KE KR KW LK LT LU LV ' +
  'MT MU MV MY MX NG NL NO NP NZ OM PH PL PT QA RO SA SE SG SI SK TH TR TT TW TZ UG VN ZA'
).split(' ');

/** The languages of the shop, each as it is spoken somewhere (STORE-29, CONF-19). */
export const shopLocales: readonly string[] = 'en-US en-GB en-IN hi-IN de-DE it-IT fr-FR es-ES nl-NL pl-PL ar-AE'.split(
  ' ',
);

/** The currencies a shopper can read prices in (STORE-02). */
export const shopCurrencies: readonly Currency[] = ['INR', 'USD', 'GBP'];

/** The currency that a country proposes; the shopper may take another (STORE-26). */
export function currencyOfCountry(country: string): Currency {
  if (country === 'IN') return 'INR';
  return country === 'GB' ? 'GBP' : 'USD';
}
