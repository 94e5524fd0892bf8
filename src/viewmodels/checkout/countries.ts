/** A country as a list offers it; `value` is its ISO 3166-1 code. */
export type CountryOption = { readonly value: string; readonly label: string };

/** Where parcels go most comes first. */
const first = ['IN', 'US', 'GB'];
const others =
  'AE AT AU BD BE BG BH BN BT CA CH CY CZ DE DK EE ES FI FJ FR GR HK HR HU ID IE IL IT JP KE KR KW LK LT LU LV MT MU MV MY ' +
  'MX NG NL NO NP NZ OM PH PL PT QA RO SA SE SG SI SK TH TR TT TW TZ UG VN ZA';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** A country in words; its code when it is none. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** Every country a parcel can go to: the usual ones first, the rest by name. */
export const countryOptions: readonly CountryOption[] = [
  ...first.map(optionOf),
  ...others
    .split(' ')
    .map(optionOf)
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
];

function optionOf(value: string): CountryOption {
  return { value, label: countryName(value) };
}
