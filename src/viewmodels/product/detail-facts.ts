import type { Detail } from '#domain/catalog/attribute.ts';
import { optionName } from '../shared/option-name.ts';
import { productWords } from '../words/product/en.ts';
import type { Words } from '../words/writing/words.ts';

export type Fact = {
  readonly term: string;
  readonly text: string;
  /** Whether it says the same in every language. */
  readonly isName?: true;
};

/** The attribute table of a product in words. */
export function detailFacts(details: readonly Detail[], words: Words): readonly Fact[] {
  return details.map(({ label, value }) => ({ term: optionName(label, words), text: detailText(value, words) }));
}

/** A value of an attribute, to be read. */
export function detailText(value: Detail['value'], words: Words): string {
  if (typeof value !== 'boolean') return value.join(', ');
  return value ? words(productWords).yes : words(productWords).no;
}
