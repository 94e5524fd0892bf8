/** The countries of the European Union, by ISO 3166-1 code. */
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** Whether a country is one in which the law of the European Union holds. */
export function isInUnion({ country }: { readonly country: string }): boolean {
  return UNION.split(' ').includes(country);
}
