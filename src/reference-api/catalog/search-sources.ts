import { type RawBuilder, sql } from 'kysely';
import type { PriceSet } from '#reference-api/money/price-set.ts';
import { ROOT_CATEGORY } from '#reference-api/records/product-facts.ts';
import { answeredColumns } from './answered-columns.ts';
import { columnsOf, groupPrice, isRunning, plainPrice, type TierQuestion } from './group-prices.ts';
import type { EntityType, Scope } from './search-query.ts';

/** The name under which the tree of content pages stands among what the merchant plans. */
export const CMS_HIERARCHY = 'cms-hierarchy';

/** A piece of SQL with its parameters. */
export type Fragment = RawBuilder<unknown>;

/**
 * Where the entities of a type come from: `rows` selects (id, facts, ...), one row each, and its columns cost nothing
 * where they are not used. A field that is in none of the maps is looked up in `facts`.
 */
export type SearchSource = {
  readonly rows: Fragment;
  /** Fields with one value, or null for none. */
  readonly columns: ReadonlyMap<string, Fragment>;
  /** Fields with any number of whole numbers, as lists of them. */
  readonly lists: ReadonlyMap<string, ValueList>;
  readonly sortable: ReadonlyMap<string, Fragment>;
  /** Whether entities are answered from records of their own, so that nobody reads their facts. */
  readonly hasRecords: boolean;
  /** The type whose words are searched; null where there is no text. */
  readonly words: EntityType | null;
  /** Entities that have exactly this article number, in lower case, as a selection of `id`. */
  readonly withSku: ((sku: string) => Fragment) | null;
  /** What comes first among equally good matches of a text. */
  readonly preferred: Fragment;
};

/** `scope`: the only scope in which the list holds the field's values; null for both. */
type ValueList = { readonly list: Fragment; readonly scope: Scope | null };

export type SourceWorld = TierQuestion & {
  readonly set: PriceSet;
  /** Where the storefront is; films lie below it. */
  readonly origin: string;
};

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

/**
 * Every product with its logical price (paise) and discount of a price set on a day. The stock is that of the product
 * itself, or of the variants that can be bought; it is added up for those products alone that are asked about it.
 */
function pricedProducts({ set, today, group }: SourceWorld): Fragment {
  const regular = sql.ref(`p.${columnsOf[set].regular}`);
  const running = sql`is_running`;
  const selling = set === 'IN' ? sql`least(plain_in, tier)` : plainPrice('p', set, running);
  const stock = (what: Fragment) => sql`(select ${what} from stock where stock.product_id = p.id)`;
  const sellable = sql`(enabled and qty > 0 and is_in_stock and stock_status = 1)`;
  const isParent = sql`p.type_id = 'configurable'`;
  return sql`
    select p.id, p.facts, p.name, p.created_at, p.updated_at, p.category_ids, p.colours, p.sizes, p.genders, p.garments,
      p.readiness, p.visibilities, p.statuses,
      ${stock(sql`coalesce(sum(qty) filter (where ${sellable} or not ${isParent}), 0)::int`)} as qty,
      ${stock(sql`coalesce(bool_or(case when ${isParent} then ${sellable} else is_in_stock end), false)`)} as is_in_stock,
      ${stock(sql`coalesce(max(case when ${isParent} then ${sellable}::int else stock_status end), 0)`)} as stock_status,
      p.record, p.tax_rate, p.regular_in, p.special_in, p.special_us, p.special_other, p.special_from, p.special_to,
      is_running, tier, plain_in, priced.selling,
      case when selling < ${regular} then round((${regular} - selling) * 100.0 / ${regular})::int else 0 end as discount
    from products p
    cross join lateral (select
      ${isRunning('p', today)} as is_running,
      ${group === null ? sql`null::bigint` : groupPrice({ group, today })} as tier) season
    cross join lateral (select ${plainPrice('p', 'IN', running)} as plain_in) india
    cross join lateral (select ${selling} as selling) priced`;
}

function productSource(world: SourceWorld): SearchSource {
  return {
    rows: pricedProducts(world),
    columns: new Map([
      ...answeredColumns(world.origin),
      ['stock.qty', sql`qty`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.stock_status', sql`stock_status`],
    ]),
    sortable: new Map<string, Fragment>([
      ['id', sql`id`],
      ['created_at', sql`created_at`],
      ['updated_at', sql`updated_at`],
      ['name', sql`name`],
      ['price', sql`selling`],
      ['discount', sql`discount`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.qty', sql`qty`],
    ]),
    lists: productLists,
    hasRecords: true,
    words: 'product',
    withSku,
    preferred: sql`is_in_stock desc, id`,
  };
}

/** Values of scope catalog include those of the variants that are switched on. Contract, section 6. */
const productLists: SearchSource['lists'] = new Map<string, ValueList>([
  ['category_ids', { list: sql`category_ids`, scope: null }],
  ['category', { list: sql`array_remove(category_ids, ${sql.lit(ROOT_CATEGORY)})`, scope: null }],
  ['color', { list: sql`colours`, scope: 'catalog' }],
  ['size', { list: sql`sizes`, scope: 'catalog' }],
  ['gender', { list: sql`genders`, scope: null }],
  ['category_product', { list: sql`garments`, scope: null }],
  ['rts', { list: sql`readiness`, scope: null }],
  ['visibility', { list: sql`visibilities`, scope: null }],
  ['status', { list: sql`statuses`, scope: null }],
]);

function withSku(sku: string): Fragment {
  return sql`
    select id from products where lower(sku) = ${sku} union select product_id from stock where lower(sku) = ${sku}`;
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
  preferred: sql`id`,
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
    lists: new Map(),
    sortable: new Map([['id', sql`id`]]),
    hasRecords: false,
    words: null,
    withSku: null,
    preferred: sql`id`,
  };
}
