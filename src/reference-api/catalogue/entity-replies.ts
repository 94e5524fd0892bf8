import type { Database } from '#reference-api/database/open-database.ts';
import { loadProducts } from './load-products.ts';
import { nestCategories } from './nest-categories.ts';
import { productReply } from './product-reply.ts';
import type { Found } from './run-search.ts';
import type { EntityType } from './search-query.ts';
import type { SourceWorld } from './search-sources.ts';
import { tieredFor } from './tier-prices.ts';

export type FoundPage = {
  readonly type: EntityType;
  readonly world: SourceWorld;
  readonly page: Found['page'];
};

/** The entities of a page as the contract describes them. */
export async function entityReplies(
  db: Database,
  { type, world, page }: FoundPage,
): Promise<readonly Record<string, unknown>[]> {
  const entities = await entitiesOf(db, { type, world, page });
  const scores = new Map(page.map(({ id, score }) => [id, score]));
  return entities.map((entity) => {
    const score = scores.get(Number(entity['id'])) ?? null;
    return score === null ? entity : { ...entity, _score: score };
  });
}

async function entitiesOf(db: Database, { type, world, page }: FoundPage) {
  if (type === 'product') {
    const ids = page.map(({ id }) => id);
    const products = (await loadProducts(db, ids)).map((product) => tieredFor(product, world));
    return products.map(({ record, ...rest }) => productReply(record, { ...world, ...rest }));
  }
  const facts = page.map((entity) => entity.facts as Record<string, unknown>);
  if (type === 'review') return facts.map(withoutProduct);
  return type === 'category' ? nestCategories(db, facts) : facts;
}

/** A review is found by its product's address and variants, but does not tell them. */
function withoutProduct({ url_path, configurable_children, ...review }: Readonly<Record<string, unknown>>) {
  return review;
}
