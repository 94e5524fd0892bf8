import type { Attribute } from '#domain/catalog/attribute.ts';

const shown = {
  input: 'text',
  options: [],
  isVisible: true,
  isUserDefined: true,
  isVisibleOnFront: true,
  isComparable: true,
} as const;

const ORIGINS = [
  { id: '301', label: 'India' },
  { id: '302', label: 'Italy' },
];

/** The id of a country by its name; none where nothing is said. */
export function originIdsOf(name: string): readonly string[] {
  return ORIGINS.filter(({ label }) => label === name).map(({ id }) => id);
}

/** What the merchant says of products: the fabric is shown on their pages, whether they ship at once is not. */
export const attributesOfShop: readonly Attribute[] = [
  { ...shown, code: 'fabric', label: 'Fabric' },
  { ...shown, code: 'country_of_origin', label: 'Country of origin', input: 'choice', options: ORIGINS },
  { ...shown, code: 'rts', label: 'Ready to ship', isVisibleOnFront: false, isComparable: false },
];
