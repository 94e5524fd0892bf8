/*
 * What the countries that the shop delivers to write of an address, as ISO 3166-1 codes: as the address data say that
 * browsers and shops go by (Google's libaddressinput). `address-needs.test.ts` compares the two.
 */

/** Nobody has a postcode there. */
const withoutPostcodes = 'AE FJ HK QA TT UG';

/** There are postcodes, and mail arrives without one. */
const postcodeNotNeeded = 'BD BG BH BN BT CY HR ID IE IL KE KW LK MT MU MV NG NP OM PH SA SI TH TZ VN';

/** An address names no state, province or region. */
const withoutStates =
  'AT BD BE BG BH BN BT CH CY CZ DE DK FI FJ FR GB GR HR HU IL KE KW LK LU MT MU MV NL NO NP NZ OM PL PT QA SA SE SG SI SK TT TZ UG ZA';

/** Whether an address in a country may have a postcode. */
export function hasPostcodes(country: string): boolean {
  return !isIn(withoutPostcodes, country);
}

/** Whether an address in a country is none without a postcode. */
export function needsPostcode(country: string): boolean {
  return hasPostcodes(country) && !isIn(postcodeNotNeeded, country);
}

/** Whether an address in a country may name a state. */
export function hasStates(country: string): boolean {
  return !isIn(withoutStates, country);
}

function isIn(countries: string, country: string): boolean {
  return country !== '' && countries.includes(country);
}
