import { sqlStateOf } from '#api/database/database-faults.ts';
import { limited } from '#api/database/limited.ts';
import type { Database } from '#api/database/open-database.ts';
import { priceGroupOf } from '#api/groups/price-group.ts';
import { priceSetOf } from '#api/money/price-set.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { type Outcome, refusal, UNAUTHORISED } from '#api/transport/outcome.ts';
import { aggregationsOf } from './aggregations.ts';
import { createFieldChoice } from './choose-fields.ts';
import { entityReplies } from './entity-replies.ts';
import { readSearch, type SearchFields } from './read-search.ts';
import { runSearch } from './run-search.ts';
import { sourceOf } from './search-sources.ts';
import type { Correction } from './understand-text.ts';

/** A page of entities. Source: contract, ProductSearchResult and its like. */
export type EntityPage = {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** All matches. */
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Readonly<Record<string, unknown>>;
  /** Of a search for products with a text. */
  readonly corrections?: readonly Correction[];
  readonly sizes?: readonly string[];
};

export type FoundEntities =
  | { readonly kind: 'found'; readonly page: EntityPage; readonly isPrivate: boolean }
  | { readonly kind: 'refused'; readonly outcome: Outcome };

const TOO_SLOW = refusal(500, 'Search backend is not available');
const OUT_OF_TIME = '57014'; // PostgreSQL, query_canceled: the statement took longer than it may

function nullWhenLate(error: unknown): null {
  if (sqlStateOf(error) === OUT_OF_TIME) return null;
  throw error;
}

/**
 * The one search behind every way to ask for it. `admit` is told how many rows were found for the page before they are
 * loaded, and may throw.
 */
export async function findEntities(
  shop: Shop,
  { country, user }: Pick<Call, 'country' | 'user'>,
  fields: SearchFields,
  admit: (rows: number) => void = () => undefined,
): Promise<FoundEntities> {
  const group = priceGroupOf(shop, fields, user);
  if (group === 'refused') return { kind: 'refused', outcome: UNAUTHORISED };
  const read = readSearch(fields, shop);
  if (read.kind === 'refused') return read;
  const { query, type, size, from } = read.search;
  const origin = shop.accounts.storefrontUrl;
  const world = { set: priceSetOf(country), today: dayAt(shop.clock.now()), group, origin };
  const source = sourceOf(type, world);
  const search = (db: Database) => runSearch(db, source, read.search);
  const found = await limited(shop.db, shop.searchLimitMs, search).catch(nullWhenLate);
  if (found === null) return { kind: 'refused', outcome: TOO_SLOW };
  admit(found.page.length);
  const page = {
    items: await entityReplies(shop.db, {
      type,
      world,
      page: found.page,
      fields: createFieldChoice(read.search),
    }),
    total: found.total,
    start: from,
    perPage: size,
    aggregations: aggregationsOf(found, query._availableFilters ?? []),
    ...(type === 'product' && found.corrections ? { corrections: found.corrections, sizes: found.sizes ?? [] } : {}),
  };
  return { kind: 'found', page, isPrivate: group !== null };
}
