import type { InLanguage } from '#domain/catalog/in-language.ts';

/** Inches or centimetres. */
export type SizeUnit = 'in' | 'cm';

export type SizeTable = {
  readonly title: string;
  readonly unit: SizeUnit;
  readonly columns: readonly string[];
  /** The columns in the catalog's own language, where they are in another. */
  readonly ownColumns?: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** How a product fits; `notes` is HTML of the merchant, shown as text without its tags. */
export type SizeGuide = InLanguage & {
  readonly title: string;
  readonly notes: string;
  /** Who wears the piece in its pictures, the height in centimetres; null where nobody does. */
  readonly worn: Worn | null;
  readonly tables: readonly SizeTable[];
};

export type Worn = { readonly height: number; readonly size: string };
