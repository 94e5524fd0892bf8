/*
 * What the countries that the shop delivers to write of an address, in which order, and what they call it; by ISO 3166-1
 * codes. As the address data have it that browsers and shops go by (Google's libaddressinput), for Latin letters.
 * `address-format.test.ts` compares the two.
 */

/** Parts of a place, as formats name them. */
export type PlacePart = 'a' | 'c' | 's' | 'z';

/** Lines with a bar between them: a street (a), a city (c), a state (s) and a postcode (z); all else stands as it is. */
const formats: Readonly<Record<string, string>> = {
  'a|z c': 'AT BE BG CY CZ DE DK FR GR KW NL NO PL PT SK TZ',
  'a|c z': 'BH BN BT IL MT MV NP NZ SA',
  'a|c': 'FJ QA TT UG',
  'a|c|z': 'GB KE LK ZA',
  'a|c z|s': 'IN NG',
  'a|c|s z': 'ID TH VN',
  'a|z c s': 'EE ES IT',
  'a|c, s z': 'TW US',
  'a|c s z': 'AU CA',
  'a|c|s|z': 'IE KR',
  'a|z|c': 'MU OM',
  'a|s': 'AE',
  'a|c|s': 'HK',
  'c|a|z': 'HU',
  'a, s|z': 'JP',
  'a|c - z': 'BD',
  'a|s|c, z': 'LV',
  'a|z c|s': 'MY',
  'a|z c, s': 'MX',
  'a|c|z s': 'PH',
  'a|z s c': 'RO',
  'a|z c/s': 'TR',
  'a|SINGAPORE z': 'SG',
  'a|CH-z c': 'CH',
  'a|FI-z c': 'FI',
  'a|HR-z c': 'HR',
  'a|L-z c': 'LU',
  'a|LT-z c s': 'LT',
  'a|SE-z c': 'SE',
  'a|SI-z c': 'SI',
};

/** Of a country that nobody knows all of it is asked for. */
const ALL = 'a|c z|s';

/** There are postcodes, and mail arrives without one. */
const postcodeNotNeeded = 'BD BG BH BN BT CY HR ID IE IL KE KW LK MT MU MV NG NP OM PH SA SI TH TZ VN';

/** There are cities, and an address is one without. */
const cityNotNeeded = 'HK ID';

/** An address is none without its state. */
const stateNeeded = 'AE AU CA ES HK ID IN IT JP KR MX TW US';

/** A company stands above the person. */
const companyFirst = 'AT AU BE CH FI FR LT LU NL SE';

/** The data say `postal` of the last three as well; they themselves say which. */
const postcodeNames = { pin: 'IN', zip: 'US', eircode: 'IE', postalCode: 'CA SG ZA' };
const stateNames = {
  state: 'AU IN MX MY NG US',
  emirate: 'AE',
  area: 'HK',
  county: 'IE TW',
  prefecture: 'JP',
};
const cityNames = { town: 'GB NO SE', suburb: 'AU', district: 'HK TR TW' };

export type PlaceNames = {
  readonly zipCode: keyof typeof postcodeNames | 'postcode';
  readonly state: keyof typeof stateNames | 'province';
  readonly city: keyof typeof cityNames | 'city';
};

/** How a place in a country is written. */
export function formatOf(country: string): string {
  return nameIn(formats, country) ?? ALL;
}

/** What a country calls the parts of its addresses. */
export function placeNamesIn(country: string): PlaceNames {
  return {
    zipCode: nameIn(postcodeNames, country) ?? 'postcode',
    state: nameIn(stateNames, country) ?? 'province',
    city: nameIn(cityNames, country) ?? 'city',
  };
}

/** Whether an address in a country may have a postcode. */
export function hasPostcodes(country: string): boolean {
  return has(country, 'z');
}

/** Whether an address in a country is none without a postcode. */
export function needsPostcode(country: string): boolean {
  return hasPostcodes(country) && !isIn(postcodeNotNeeded, country);
}

/** Whether an address in a country may name a city beside its street. */
export function hasCities(country: string): boolean {
  return has(country, 'c');
}

export function needsCity(country: string): boolean {
  return hasCities(country) && !isIn(cityNotNeeded, country);
}

/** Whether an address in a country may name a state. */
export function hasStates(country: string): boolean {
  return has(country, 's');
}

export function needsState(country: string): boolean {
  return isIn(stateNeeded, country);
}

/** Whether a company stands above its person. */
export function namesCompanyFirst(country: string): boolean {
  return isIn(companyFirst, country);
}

function has(country: string, part: PlacePart): boolean {
  return formatOf(country).includes(part);
}

function nameIn<Name extends string>(names: Readonly<Record<Name, string>>, country: string): Name | undefined {
  return (Object.keys(names) as Name[]).find((name) => isIn(names[name], country));
}

function isIn(countries: string, country: string): boolean {
  return country !== '' && countries.includes(country);
}
