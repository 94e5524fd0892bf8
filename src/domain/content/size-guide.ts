export type SizeTable = {
  readonly title: string;
  readonly unit: 'in' | 'cm';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** How a product fits; `notes` is HTML of the merchant, shown as text without its tags. */
export type SizeGuide = { readonly title: string; readonly notes: string; readonly tables: readonly SizeTable[] };
