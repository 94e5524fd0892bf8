import { sql } from 'kysely';
import { productSource } from './product-source.ts';
import type { EntityType } from './search-query.ts';
import type { Fragment, SearchSource, SourceWorld } from './search-source.ts';

/** The name under which the tree of content pages stands among what the merchant plans. */
export const CMS_HIERARCHY = 'cms-hierarchy';

export function sourceOf(type: EntityType, world: SourceWorld): SearchSource {
  switch (type) {
    case 'product':
      return productSource(world);
    case 'category':
      return categorySource;
    case 'attribute':
      return plainSource(sql`select id, record || jsonb_build_object('id', id) as facts from attributes`);
    case 'taxrule':
      return plainSource(sql`select id, record as facts from tax_rules`);
    case 'review':
      return reviewSource;
    case 'cms_page':
    case 'cms_block':
      return contentSource(type);
    case 'cms_hierarchy':
      return hierarchySource;
  }
}

const categorySource: SearchSource = {
  rows: sql`
    select c.id, c.record || jsonb_build_object(
      'slug', c.record -> 'url_key',
      'product_count', coalesce(held.products, 0),
      'children_count', coalesce(below.categories, 0)
    ) as facts
    from categories c
    left join (
      select category_id as id, count(*) as products
      from products, unnest(category_ids) as category_id
      where status = 1
      group by category_id
    ) held using (id)
    left join (
      select above, count(*) as categories
      from categories b, unnest(string_to_array(record ->> 'path', '/')) as above
      where (record ->> 'is_active')::boolean and above <> id::text
      group by above
    ) below on below.above = c.id::text`,
  columns: new Map(),
  plain: new Map(),
  paise: null,
  sortable: new Map<string, Fragment>([
    ['id', sql`id`],
    ['position', sql`(facts ->> 'position')::int`],
    ['name', sql`facts ->> 'name'`],
    ['level', sql`(facts ->> 'level')::int`],
    ['product_count', sql`(facts ->> 'product_count')::int`],
  ]),
  lists: new Map(),
  hasRecords: false,
  words: 'category',
  withSku: null,
  preferred: [{ by: sql`id`, direction: sql`asc` }],
};

/** Approved reviews, with what they can be found by of the product they are about. */
const reviewSource: SearchSource = {
  ...plainSource(sql`
    select r.id, r.created_at, r.product_id, r.record || jsonb_build_object(
      'id', r.id, 'product_id', r.product_id, 'product_sku', p.sku, 'review_status', r.review_status,
      'created_at', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'url_path', p.facts -> 'url_path', 'configurable_children', p.facts -> 'configurable_children'
    ) as facts
    from reviews r join products p on p.id = r.product_id
    where r.review_status = 1`),
  columns: new Map([['product_id', sql`product_id`]]),
  sortable: new Map<string, Fragment>([
    ['id', sql`id`],
    ['created_at', sql`created_at`],
  ]),
};

function contentSource(type: 'cms_page' | 'cms_block'): SearchSource {
  const rows = sql`
    select id, record as facts from content_entities where type = ${type} and (record ->> 'active')::boolean`;
  const sortable = new Map([
    ['id', sql`id`],
    ['title', sql`facts ->> 'title'`],
  ]);
  return { ...plainSource(rows), sortable, words: type };
}

/** The tree of the content pages, without those that are not to be seen. */
const hierarchySource: SearchSource = {
  ...plainSource(sql`
    select (node ->> 'id')::integer as id, node as facts
    from content cross join lateral jsonb_array_elements(value) node
    where name = ${CMS_HIERARCHY} and not exists (
      select from content_entities page
      where page.type = 'cms_page' and page.id = (node ->> 'page_id')::integer
        and not (page.record ->> 'active')::boolean
    )`),
  sortable: new Map<string, Fragment>([
    ['id', sql`id`],
    ['position', sql`(facts ->> 'position')::int`],
  ]),
};

function plainSource(rows: Fragment): SearchSource {
  return {
    rows,
    columns: new Map(),
    plain: new Map(),
    paise: null,
    lists: new Map(),
    sortable: new Map([['id', sql`id`]]),
    hasRecords: false,
    words: null,
    withSku: null,
    preferred: [{ by: sql`id`, direction: sql`asc` }],
  };
}
