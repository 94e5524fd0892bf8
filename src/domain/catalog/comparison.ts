import type { Attribute, Detail } from './attribute.ts';
import { readableValue } from './details.ts';
import type { Product } from './product.ts';

/** What the merchant says of one attribute, product by product; null where nothing is said. */
export type ComparedLine = { readonly label: string; readonly values: readonly (Detail['value'] | null)[] };

/** Products by their attributes with is_comparable set (CUST-15); one that nothing is said of at all is left out. */
export function comparisonOf(
  products: readonly (Product | null)[],
  attributes: readonly Attribute[],
): readonly ComparedLine[] {
  return attributes
    .filter(({ isComparable, label }) => isComparable && label !== '')
    .map((attribute) => ({
      label: attribute.label,
      values: products.map((product) => product && comparedValue(product, attribute)),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
}

/** Of what a shopper chooses, all that may be chosen. */
function comparedValue({ options, attributes }: Product, attribute: Attribute): Detail['value'] | null {
  const option = options.find(({ code }) => code === attribute.code);
  if (option) return option.values.map(({ label }) => label);
  return readableValue(attribute, attributes[attribute.code] ?? []);
}

/** Whether the products differ in it; one of which nothing is said differs from one of which something is. */
export function isDifferent({ values }: ComparedLine): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size > 1;
}
