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
  readonly isComparable: boolean;
};

/** The values of a product by attribute code, as text: `{ fabric: ['206'] }`. */
export type AttributeValues = Readonly<Record<string, readonly string[]>>;

/** A line of the attribute table: words to read, or whether the product is so. */
export type Detail = { readonly label: string; readonly value: readonly string[] | boolean };
