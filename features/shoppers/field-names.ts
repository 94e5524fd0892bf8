import type { Filling } from './filling.ts';

/** What is called otherwise elsewhere, by its name in India, where most examples are. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'PIN code': ['ZIP code', 'Postcode', 'Postal code', 'Eircode'],
  State: ['Emirate', 'Province', 'County', 'Prefecture', 'Area'],
  City: ['Town or city', 'Suburb', 'District'],
};

/** What is to be typed into a field of a label; undefined for nothing. */
export function typedInto(label: string, filling: Filling): string | undefined {
  const inIndia = Object.keys(elsewhere).find((name) => elsewhere[name]?.includes(label)) ?? label;
  return filling[label] ?? filling[inIndia];
}
