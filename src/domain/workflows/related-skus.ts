import type { Product, Sku } from '#domain/catalog/product.ts';

const MOST_RELATED = 8;

/** The first few pieces that the merchant says go well with a product, or are better still. */
export function relatedSkus({ links }: Product): readonly Sku[] {
  const related = links.filter(({ kind }) => kind === 'related' || kind === 'upsell');
  return [...new Set(related.map(({ sku }) => sku))].slice(0, MOST_RELATED);
}
