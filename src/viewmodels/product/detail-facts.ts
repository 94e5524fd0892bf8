import type { Detail } from '#domain/catalog/attribute.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { optionName } from '../shared/option-name.ts';

export type Fact = {
  readonly term: string;
  readonly text: string;
  /** Whether it says the same in every language. */
  readonly isName?: true;
  /** Whether the catalog says it in words of its own. */
  readonly isOfCatalog?: true;
};

/** The attribute table of a product in words. */
export function detailFacts(details: readonly Detail[], messages: Messages): readonly Fact[] {
  return details.map(({ label, value }) => ({
    term: optionName(label, messages),
    text: detailText(value, messages),
    ...(typeof value !== 'boolean' && { isOfCatalog: true as const }),
  }));
}

/** A value of an attribute, to be read. */
export function detailText(value: Detail['value'], messages: Messages): string {
  if (typeof value !== 'boolean') return value.join(', ');
  return value ? messages(productMessages).yes : messages(productMessages).no;
}
