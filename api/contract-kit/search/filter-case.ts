import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';
import type { Filter } from './ask.ts';
import { valuesOf } from './values.ts';

/** A filter, and whether a product fits it. */
export type FilterCase = {
  readonly name: string;
  readonly rule: string;
  readonly filter: Filter;
  readonly country?: Country;
  /** Whether a product fits, by the rules of section 6. */
  readonly fits: (product: Product) => boolean;
};

const texts = (product: Product, field: string, country?: Country) => valuesOf(product, field, country).map(String);

type Case = Omit<FilterCase, 'fits' | 'filter'> & { readonly attribute: string; readonly value: unknown };

/** Some value of the field passes. */
export function some(one: Case, passes: (value: string) => boolean, scope?: 'catalog'): FilterCase {
  const { attribute, value, country, ...rest } = one;
  const filter = { attribute, value, ...(scope ? { scope } : {}) };
  const fits = (product: Product) => texts(product, attribute, country).some(passes);
  return { ...rest, ...(country ? { country } : {}), filter, fits };
}

/** No value of the field passes; a missing one does not either. */
export function none(one: Case, passes: (value: string) => boolean): FilterCase {
  const made = some(one, passes);
  return { ...made, fits: (product) => !made.fits(product) };
}
