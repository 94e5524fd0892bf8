import type { Detail } from '#domain/catalog/attribute.ts';

export type Fact = { readonly term: string; readonly text: string };

/** The attribute table of a product in words. */
export function detailFacts(
  details: readonly Detail[],
  words: { readonly yes: string; readonly no: string },
): readonly Fact[] {
  return details.map(({ label, value }) => ({ term: label, text: textOf(value, words) }));
}

function textOf(value: Detail['value'], { yes, no }: { readonly yes: string; readonly no: string }): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return value.join(', ');
}
