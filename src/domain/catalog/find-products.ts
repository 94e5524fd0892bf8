import type { Product } from './product.ts';
import { type SearchIndex, searchQuery } from './search-query.ts';

/** The products of some skus in one search, each once, in no order; null when the shop does not answer. */
export async function findProducts(search: SearchIndex, wanted: readonly string[]): Promise<readonly Product[] | null> {
  const skus = [...new Set(wanted)];
  if (skus.length === 0) return [];
  const conditions = [{ field: 'sku', kind: 'any-of', values: skus }] as const;
  const reply = await search.products(searchQuery({ conditions, size: skus.length }));
  return reply.kind === 'ok' ? reply.value.items : null;
}
