import type { Product } from './product.ts';

/** How the merchant enters the values of an attribute; `other` is nothing to read, such as a picture. */
export type AttributeInput = 'choice' | 'yes-no' | 'text' | 'other';

/** Something the merchant says of products, such as their fabric. */
export type Attribute = {
  readonly code: string;
  readonly label: string;
  readonly input: AttributeInput;
  /** What may be chosen, by the ids that products carry. */
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly isVisible: boolean;
  readonly isUserDefined: boolean;
  readonly isVisibleOnFront: boolean;
};

/** The values of a product by attribute code, as text: `{ fabric: ['206'] }`. */
export type AttributeValues = Readonly<Record<string, readonly string[]>>;

/** A line of the attribute table: words to read, or whether the product is so. */
export type Detail = { readonly label: string; readonly value: readonly string[] | boolean };

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

/** Null without a value, and for one that says nothing to a reader. */
function readableValue({ input, options }: Attribute, values: readonly string[]): Detail['value'] | null {
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
