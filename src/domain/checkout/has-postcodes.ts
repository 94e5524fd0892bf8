/** Countries in which nobody has a postcode, as ISO 3166-1 codes. */
const withoutPostcodes = 'AE FJ HK QA UG';

/** Whether an address in a country has a postcode. */
export function hasPostcodes(country: string): boolean {
  return country === '' || !withoutPostcodes.includes(country);
}
