import type { Database } from '#reference-api/database/open-database.ts';
import { loadProducts } from './load-products.ts';
import { nestCategories } from './nest-categories.ts';
import { productReply } from './product-reply.ts';
import type { Found } from './run-search.ts';
import type { EntityType } from './search-query.ts';
import type { SourceWorld } from './search-sources.ts';

export type FoundPage = {
  readonly type: EntityType;
  readonly world: SourceWorld;
  readonly page: Found['page'];
  readonly hasText: boolean;
};

/** The entities of a page as the contract describes them. */
export async function entityReplies(
  db: Database,
  { type, world, page, hasText }: FoundPage,
): Promise<readonly Record<string, unknown>[]> {
  const scores = new Map(page.map(({ id, score }) => [id, score]));
  if (type === 'product') {
    const products = await loadProducts(db, [...scores.keys()]);
    const replies = products.map(({ record, ...rest }) => productReply(record, { ...world, ...rest }));
    return hasText ? replies.map((reply) => ({ ...reply, _score: scores.get(Number(reply['id'])) ?? null })) : replies;
  }
  const facts = page.map((entity) => entity.facts as Record<string, unknown>);
  return type === 'category' ? nestCategories(db, facts) : facts;
}
