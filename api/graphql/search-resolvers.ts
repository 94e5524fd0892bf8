import { type GraphQLResolveInfo, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { findEntities } from '#api/catalog/find-entities.ts';
import type { EntityType } from '#api/catalog/search-query.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { CUSTOM_ATTRIBUTES, withCustomAttributes } from './custom-attributes.ts';
import { itemFields } from './item-fields.ts';
import { costOfRows, OF_A_SEARCH } from './query-costs.ts';
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
  /** Takes a cost out of the client's purse and of what the request may cost; throws Refused when that is not enough. */
  readonly spend: (cost: number) => void;
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
  return async (given, { shop, call, variables, spend, oneByOne }, info) => {
    const counts = countsBelow(info);
    const wanted = itemFields(info);
    const isCustom = type === 'product' && wanted.includes(CUSTOM_ATTRIBUTES);
    const search = {
      ...searchFieldsOf(type, given, keysAsWritten(info, 'sort', variables)),
      _sourceInclude: isCustom ? [] : wanted, // nobody knows their names
    };
    const found = await oneByOne(async () => {
      spend(OF_A_SEARCH);
      return findEntities(shop, call, search, (rows) => spend(costOfRows(rows, counts)));
    });
    if (found.kind === 'refused') throw new Refused(String(found.outcome.result), found.outcome.code);
    const { items, total, aggregations, corrections, sizes, perPage } = found.page;
    return {
      items: isCustom ? items.map((item) => withCustomAttributes(info.schema, item)) : items,
      total_count: total,
      aggregations,
      corrections: corrections ?? null,
      sizes: sizes ?? null,
      page_info: { page_size: perPage, current_page: currentPageOf(given) },
    };
  };
}

/** How many fields of each entity are asked for, at all levels, and how many of them are of type JSON. */
function countsBelow({ fieldNodes, fragments, schema }: GraphQLResolveInfo) {
  const counted = countsOf({ definitions: Object.values(fragments) }, jsonFieldsOf(schema));
  const counts = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? counted(selectionSet) : []));
  return {
    fields: counts.reduce((sum, { fields }) => sum + fields, 0),
    json: counts.reduce((sum, { json }) => sum + json, 0),
  };
}

/** Names of fields of type JSON of the entities, which no other field has. */
function jsonFieldsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !('items' in type.getFields()) ? Object.values(type.getFields()) : [],
  );
  return new Set(fields.filter(({ type }) => getNamedType(type).name === 'JSON').map(({ name }) => name));
}
