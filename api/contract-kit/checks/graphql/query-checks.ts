import { dataOf } from '#api/contract-kit/calls/graphql-calls.ts';
import type { Found } from '#api/contract-kit/calls/shapes.ts';
import { type DocumentedQuery, readQueries } from '#api/contract-kit/contract/read-schema.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** What `GET /api/catalog` calls that which a query finds. */
const TYPE_OF: Readonly<Record<string, string>> = {
  products: 'product',
  categories: 'category',
  customAttributeMetadata: 'attribute',
  taxrule: 'taxrule',
  cmsPages: 'cms_page',
  cmsBlocks: 'cms_block',
  cmsHierarchies: 'cms_hierarchy',
  reviews: 'review',
};
/** Abroad, so that a discount of India would show. */
const COUNTRY = 'US';
const MOST = 300;

/** Section 6 over GraphQL: every query with every field of the schema. */
export const queryChecks: readonly Check[] = readQueries().map(queryCheck);

/** Holds what the schema has no field for. */
const CUSTOM = 'custom_attributes';

type Attribute = { readonly attribute_code: string; readonly value: unknown };
type Entity = Readonly<Record<string, unknown>>;
type Answered = { readonly items: readonly Entity[]; readonly total_count: number };

function queryCheck({ name, selection }: DocumentedQuery): Check {
  return {
    id: `graphql/${name}`,
    section: 6,
    operation: 'graphql',
    rule: `${name} tells every field of the schema with the value that GET /api/catalog has, null where it has none`,
    async run(kit) {
      const query = `{ found: ${name}(pageSize: ${MOST}) ${selection} }`;
      const { found } = await dataOf<{ readonly found: Answered }>(kit, { query, country: COUNTRY });
      const known = await kit.client.succeed<Found<Entity>>('catalogSearch', {
        query: { type: TYPE_OF[name] ?? name, size: String(MOST) },
        headers: { 'country-id': COUNTRY },
      });
      same(found.total_count, known.total, 'total_count');
      same(found.items.length, known.items.length, 'number of items');
      for (const [at, item] of found.items.entries()) {
        const { [CUSTOM]: custom, ...named } = item;
        const fields = Object.keys(named).map((field) => [field, known.items[at]?.[field] ?? null]);
        same(named, Object.fromEntries(fields), `${name} ${at}`);
        for (const { attribute_code: code, value } of (custom ?? []) as readonly Attribute[]) {
          same(value, known.items[at]?.[code], `${name} ${at} ${code}`);
        }
      }
    },
  };
}
