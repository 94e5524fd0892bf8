import type { Attribute } from '#domain/catalog/attribute.ts';
import type { Category } from '#domain/catalog/category.ts';
import {
  type Facet,
  type FacetValue,
  type FilterCode,
  type PriceRange,
  priceRangeId,
  usualPriceRanges,
} from '#domain/catalog/filters.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import { type Money, paise } from '#domain/shared/money.ts';
import type { FieldReader } from './match-condition.ts';

type Label = (code: FilterCode, id: string) => string;

/** Where the words for values come from. */
export type FacetWords = { readonly categories: readonly Category[]; readonly attributes: readonly Attribute[] };

const MOST_VALUES = 100; // contract, section 6: default size

/** Counts each product once for each of its values, as the contract says in section 6. */
export function countFacets(
  products: readonly Product[],
  { facets, priceRanges = usualPriceRanges() }: Pick<SearchQuery, 'facets' | 'priceRanges'>,
  read: FieldReader<Product>,
  words: FacetWords,
): readonly Facet[] {
  const labelOf = labelsOf(products, words);
  return facets.flatMap((code) => {
    const values =
      code === 'price' ? priceCounts(products, priceRanges, read) : termCounts(products, code, read, labelOf);
    return values.length === 0 ? [] : [{ code, values }];
  });
}

/** The most frequent first, then by id; values without a label are left out (CAT-027). */
function termCounts(
  products: readonly Product[],
  code: FilterCode,
  read: FieldReader<Product>,
  labelOf: Label,
): readonly FacetValue[] {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const id of new Set(read(product, code).map(String))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => ({ id, label: labelOf(code, id), count }))
    .filter(({ id, label }) => label !== '' && !(code === 'discount' && id === '0'))
    .toSorted((one, other) => other.count - one.count || Number(one.id) - Number(other.id))
    .slice(0, MOST_VALUES);
}

function priceCounts(
  products: readonly Product[],
  ranges: readonly PriceRange[],
  read: FieldReader<Product>,
): readonly FacetValue[] {
  return ranges.map((range) => {
    const within = products.filter((product) => isWithin(paise(Number(read(product, 'price')[0])), range));
    return { id: priceRangeId(range), label: '', count: within.length };
  });
}

function isWithin(price: Money, { from, below }: PriceRange): boolean {
  return (from === null || price >= from) && (below === null || price < below);
}

/** The words of an attribute count before those of a product. */
function labelsOf(products: readonly Product[], { categories, attributes }: FacetWords): Label {
  const ofProducts = products.flatMap(({ options }) => options).map(({ code, values }) => ({ code, options: values }));
  const known = new Map<string, string>(categories.map(({ id, name }) => [`category ${id}`, name]));
  for (const { code, options } of [...ofProducts, ...attributes]) {
    for (const { id, label } of options) known.set(`${code} ${id}`, label.trim());
  }
  return (code, id) => {
    if (code === 'discount') return `${id}%`;
    if (code === 'rts') return id === '1' ? 'Ready to ship' : 'Made to order';
    return known.get(`${code} ${id}`) ?? '';
  };
}
