import type { Attribute, Detail } from './attribute.ts';
import type { Product } from './product.ts';

/** What the attribute table of a product holds (CAT-037); what the shopper chooses stands beside the choice. */
export function detailsOf(product: Product, attributes: readonly Attribute[]): readonly Detail[] {
  const chosen = new Set(product.options.map(({ code }) => code));
  return attributes
    .filter((attribute) => isListed(attribute) && !chosen.has(attribute.code))
    .flatMap((attribute) => {
      const value = readableValue(attribute, product.attributes[attribute.code] ?? []);
      return value === null ? [] : [{ label: attribute.label, value }];
    });
}

function isListed({ label, isVisible, isUserDefined, isVisibleOnFront }: Attribute): boolean {
  return isVisible && isUserDefined && isVisibleOnFront && label !== '';
}

/** What a product's own values of an attribute say; null without one, and for one that says nothing to a reader. */
export function readableValue({ input, options }: Attribute, values: readonly string[]): Detail['value'] | null {
  const labels = options.filter(({ id }) => values.includes(id)).map(({ label }) => label);
  const [first] = values;
  switch (input) {
    case 'choice':
      return noneAsNull(labels);
    case 'yes-no':
      return first === undefined ? null : YES.includes(first);
    case 'text':
      return noneAsNull(values);
    case 'other':
      return null;
    default:
      return input satisfies never;
  }
}

const YES: readonly string[] = ['1', 'true'];

function noneAsNull(words: readonly string[]): readonly string[] | null {
  return words.length === 0 ? null : words;
}
