import type { GraphQLResolveInfo } from 'graphql';
import { findEntities } from '#reference-api/catalogue/find-entities.ts';
import { pageSizeOf } from '#reference-api/catalogue/read-search.ts';
import type { EntityType } from '#reference-api/catalogue/search-query.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import type { Call } from '#reference-api/transport/call.ts';
import { itemFields } from './item-fields.ts';
import { costOf } from './query-costs.ts';
import { countsOf } from './query-limits.ts';
import { Refused } from './refused.ts';
import { currentPageOf, type QueryArguments, searchFieldsOf } from './search-fields.ts';
import { keysAsWritten, type RawVariables } from './sort-as-written.ts';

/** What the resolvers of one request share. */
export type Asked = {
  readonly shop: Shop;
  readonly call: Call;
  /** Variables as they came. */
  readonly variables: RawVariables;
  /** Takes a cost out of what the request may ask for; throws Refused when that is not enough. */
  readonly ask: (cost: number) => void;
  /** Takes the cost of what was loaded out of the client's purse. */
  readonly pay: (cost: number) => void;
  /** Searches of one request run one after the other, so that it has one place at the database, like any other call. */
  readonly oneByOne: <T>(search: () => Promise<T>) => Promise<T>;
};

type Resolver = (given: QueryArguments, asked: Asked, info: GraphQLResolveInfo) => Promise<unknown>;

/** The entity type that each query searches. Source: contract, schema.graphql. */
export const searchResolvers: Readonly<Record<string, Resolver>> = {
  products: find('product'),
  categories: find('category'),
  customAttributeMetadata: find('attribute'),
  taxrule: find('taxrule'),
  cmsPages: find('cms_page'),
  cmsBlocks: find('cms_block'),
  cmsHierarchies: find('cms_hierarchy'),
  reviews: find('review'),
};

function find(type: EntityType): Resolver {
  return async (given, { shop, call, variables, ask, pay, oneByOne }, info) => {
    const fields = fieldsBelow(info);
    ask(costOf(pageSizeOf(given.pageSize ?? 0), fields));
    const search = searchFieldsOf(type, given, keysAsWritten(info, 'sort', variables));
    const found = await oneByOne(() => findEntities(shop, call, { ...search, _sourceInclude: itemFields(info) }));
    if (found.kind === 'refused') throw new Refused(String(found.outcome.result), found.outcome.code);
    const { items, total, aggregations, perPage } = found.page;
    pay(costOf(items.length, fields));
    return {
      items,
      total_count: total,
      aggregations,
      page_info: { page_size: perPage, current_page: currentPageOf(given) },
    };
  };
}

/** How many fields of each entity are asked for, at all levels. */
function fieldsBelow({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  const counted = countsOf({ definitions: Object.values(fragments) });
  return fieldNodes.reduce((sum, { selectionSet }) => sum + (selectionSet ? counted(selectionSet).fields : 0), 0);
}
