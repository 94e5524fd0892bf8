import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilterValue } from '#api/catalog/search-query.ts';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { openTestSearch } from '#api/testing/open-test-search.ts';
import { inBothWays } from './both-ways-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  ({ shop } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

/** Query, entity type, input type, filter, the same filter, and a sort in both spellings. */
type OtherCase = readonly [
  readonly [string, string, string],
  readonly (readonly [string, FilterValue])[],
  object,
  (readonly [string, string, object])?,
];

const categories = ['categories', 'category', 'CategoryFilterInput'] as const;
const attributes = ['customAttributeMetadata', 'attribute', 'AttributeFilterInput'] as const;
const rules = ['taxrule', 'taxrule', 'TaxRuleFilterInput'] as const;
const pages = ['cmsPages', 'cms_page', 'CmsFilterInput'] as const;
const blocks = ['cmsBlocks', 'cms_block', 'CmsFilterInput'] as const;
const reviews = ['reviews', 'review', 'ReviewFilterInput'] as const;

const others: readonly OtherCase[] = [
  [
    categories,
    [
      ['parent_id', { eq: 3 }],
      ['is_active', { eq: true }],
    ],
    { parent_id: { eq: 3 }, is_active: { eq: true } },
    ['position:asc', 'CategorySortInput', { position: 'ASC' }],
  ],
  [
    categories,
    [
      ['level', { lte: 3 }],
      ['include_in_menu', { eq: true }],
    ],
    { level: { lte: 3 }, include_in_menu: { eq: true } },
    ['level:desc,name:asc', 'CategorySortInput', { level: 'DESC', name: 'ASC' }],
  ],
  [
    categories,
    [
      ['product_count', { gt: 5 }],
      ['path', { like: '1/2/%' }],
    ],
    { product_count: { gt: 5 }, path: { like: '1/2/%' } },
    ['product_count:desc', 'CategorySortInput', { product_count: 'DESC' }],
  ],
  [
    categories,
    [
      ['url_path', { eq: 'women/new-arrivals' }],
      ['slug', { exists: true }],
    ],
    { url_path: { eq: 'women/new-arrivals' }, slug: { exists: true } },
  ],
  [
    attributes,
    [['attribute_code', { in: ['color', 'size', 'nobody'] }]],
    { attribute_code: { in: ['color', 'size', 'nobody'] } },
  ],
  [
    attributes,
    [
      ['attribute_id', { gte: 93 }],
      ['is_visible', { eq: true }],
    ],
    { attribute_id: { gte: 93 }, is_visible: { eq: true } },
  ],
  [rules, [['product_tax_class_ids', { in: [2] }]], { product_tax_class_ids: { in: [2] } }],
  [rules, [['id', { nin: [1] }]], { id: { nin: [1] } }],
  [
    pages,
    [
      ['identifier', { like: '%e%' }],
      ['store_id', { in: [0, 2] }],
    ],
    { identifier: { like: '%e%' }, store_id: { in: [0, 2] } },
  ],
  [blocks, [['id', { exists: true }]], { id: { exists: true } }],
  [
    reviews,
    [['product_id', { eq: 1042 }]],
    { product_id: { eq: 1042 } },
    ['created_at:desc', 'ReviewSortInput', { created_at: 'DESC' }],
  ],
  [
    reviews,
    [['url_path', { eq: 'women/kurta-sets/indigo-block-print-kurta-set' }]],
    { url_path: { eq: 'women/kurta-sets/indigo-block-print-kurta-set' } },
  ],
  [
    reviews,
    [
      ['configurable_children.sku', { eq: 'AJ-KS-1042-M' }],
      ['review_status', { eq: 1 }],
    ],
    { configurable_children_sku: { eq: 'AJ-KS-1042-M' }, review_status: { eq: 1 } },
    ['id:desc', 'ReviewSortInput', { id: 'DESC' }],
  ],
];

test.for(others)('%j by %j', async ([[name, type, input], filters, filter, sort]) => {
  const given = type === 'attribute' ? 'attributes' : 'filter';
  const { rest, graphql } = await inBothWays(
    shop,
    [name, type],
    {
      query: { _appliedFilters: filters.map(([attribute, value]) => ({ attribute, value })) },
      more: `size=500${sort ? `&sort=${sort[0]}` : ''}`,
    },
    {
      types: `$${given}: ${input}, $pageSize: Int${sort ? `, $sort: ${sort[1]}` : ''}`,
      variables: { [given]: filter, pageSize: 500, ...(sort ? { sort: sort[2] } : {}) },
    },
  );
  expect(rest.total).toBeGreaterThan(0);
  expect(graphql).toEqual(rest);
});
