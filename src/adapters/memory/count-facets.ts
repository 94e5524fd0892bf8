import type { Category } from '#domain/catalog/category.ts';
import {
  type Facet,
  type FacetValue,
  type FilterCode,
  type PriceRange,
  priceRangeId,
  priceRanges,
} from '#domain/catalog/filters.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { FieldReader } from './match-condition.ts';

type Label = (code: FilterCode, id: string) => string;

/** Counts each product once for each of its values, as the contract says in section 6. */
export function countFacets(
  products: readonly Product[],
  codes: readonly FilterCode[],
  read: FieldReader<Product>,
  categories: readonly Category[],
): readonly Facet[] {
  const labelOf = labelsOf(products, categories);
  return codes.flatMap((code) => {
    const values = code === 'price' ? priceCounts(products, read) : termCounts(products, code, read, labelOf);
    return values.length === 0 ? [] : [{ code, values }];
  });
}

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
  const isBucket = (id: string) => labelOf(code, id) !== '' && !(code === 'discount' && id === '0');
  return [...counts].filter(([id]) => isBucket(id)).map(([id, count]) => ({ id, label: labelOf(code, id), count }));
}

function priceCounts(products: readonly Product[], read: FieldReader<Product>): readonly FacetValue[] {
  return priceRanges.map((range) => {
    const within = products.filter((product) => isWithin(Number(read(product, 'price')[0]), range));
    return { id: priceRangeId(range), label: '', count: within.length };
  });
}

function isWithin(price: number, { from, below }: PriceRange): boolean {
  return (from === null || price >= from) && (below === null || price < below);
}

function labelsOf(products: readonly Product[], categories: readonly Category[]): Label {
  const known = new Map<string, string>(categories.map(({ id, name }) => [`category ${id}`, name]));
  for (const { code, values } of products.flatMap(({ options }) => options)) {
    for (const { id, label } of values) known.set(`${code} ${id}`, label.trim());
  }
  return (code, id) => {
    if (code === 'discount') return `${id}%`;
    if (code === 'rts') return id === '1' ? 'Ready to ship' : 'Made to order';
    return known.get(`${code} ${id}`) ?? '';
  };
}
