import type { Database } from '#api/database/open-database.ts';
import type { FieldChoice } from './choose-fields.ts';
import type { RecordPart, Wanted } from './load-products.ts';
import { nestCategories } from './nest-categories.ts';
import { productReply } from './product-reply.ts';
import type { Found } from './run-search.ts';
import type { EntityType } from './search-query.ts';
import type { SourceWorld } from './search-source.ts';
import { loadTiered } from './tier-prices.ts';

export type FoundPage = {
  readonly type: EntityType;
  readonly world: SourceWorld;
  readonly page: Found['page'];
  readonly fields: FieldChoice;
};

/** The entities of a page as the contract describes them, with the chosen fields; of the others little is even read. */
export async function entityReplies(db: Database, found: FoundPage): Promise<readonly Record<string, unknown>[]> {
  const { page, fields } = found;
  const entities = await entitiesOf(db, found);
  const scores = new Map(page.map(({ id, score }) => [id, score]));
  return entities.map((entity) => {
    const score = scores.get(Number(entity['id'])) ?? null;
    return fields.choose(score === null ? entity : { ...entity, _score: score });
  });
}

async function entitiesOf(db: Database, { type, world, page, fields }: FoundPage) {
  if (type === 'product') {
    const ids = page.map(({ id }) => id);
    if (fields.wantsIdAlone) return ids.map((id) => ({ id }));
    const products = await loadTiered(db, ids, world, wantedOf(fields));
    return products.map(({ record, ...rest }) => productReply(record, { ...world, ...rest }));
  }
  const facts = page.map((entity) => entity.facts as Record<string, unknown>);
  if (type === 'review') return facts.map(withoutProduct);
  return type === 'category' ? nestCategories(db, facts) : facts;
}

/** The fields of a reply that are made of a large part of the record; for the others the small ones are enough. */
const repliesOf: Readonly<Record<RecordPart, readonly string[]>> = {
  description: ['description'],
  category: ['category'],
  media_gallery: ['media_gallery'],
  product_links: ['product_links'],
  configurable_options: ['configurable_options'],
  configurable_children: ['configurable_children', 'color_options', 'size_options', 'rts'],
};

function wantedOf({ wants }: FieldChoice): Wanted {
  const parts = Object.keys(repliesOf) as RecordPart[];
  return {
    leftOut: parts.filter((part) => !repliesOf[part].some(wants)),
    stock: wants('stock') || wants('configurable_children'),
  };
}

/** A review is found by its product's address and variants, but does not tell them. */
function withoutProduct({ url_path, configurable_children, ...review }: Readonly<Record<string, unknown>>) {
  return review;
}
