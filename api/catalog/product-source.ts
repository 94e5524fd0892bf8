import { sql } from 'kysely';
import type { PriceSet } from '#api/money/price-set.ts';
import { ROOT_CATEGORY } from '#api/records/product-facts.ts';
import { answeredColumns } from './answered-columns.ts';
import { groupPrice } from './group-prices.ts';
import type { Fragment, SearchSource, SourceWorld, ValueList } from './search-source.ts';

/**
 * Every product with its logical price (paise) and discount of a price set on a day, as it stands in `listed_products`. Of
 * `products` nothing is read where nothing of it is asked for, and how many pieces there are is added up for those products
 * alone that are asked about it.
 */
function pricedProducts(world: SourceWorld): Fragment {
  const { set, today } = world;
  const running = sql`is_running`;
  return sql`
    select listed.id, listed.name, listed.created_at, listed.updated_at, category_list, colour_list, size_list,
      gender_list, garment_list, readiness_list, visibility_list, status_list, listed.is_in_stock, listed.stock_status, listed.origin,
      ${STOCK_QTY} as qty,
      p.facts, p.record, p.tax_rate, p.regular_in, p.special_in, p.special_us, p.special_other, p.special_from, p.special_to,
      is_running, tier, plain_in, priced.selling, ${discountOf(world)} as discount
    from listed_products listed
    left join products p on p.id = listed.id
    cross join lateral (select
      coalesce(listed.sale_from <= ${today}, true) and coalesce(${today} <= listed.sale_to, true) as is_running
    ) season
    cross join lateral (${tierOf(world)}) tiered
    cross join lateral (select ${listedPrice('IN', running)} as plain_in) india
    cross join lateral (select
      ${set === 'IN' ? sql`least(plain_in, tier)` : listedPrice(set, running)} as selling
    ) priced`;
}

const SUFFIX: Record<PriceSet, string> = { IN: 'in', US: 'us', OTHER: 'other' };

/** What one piece costs in a price set without tiers, in paise. */
function listedPrice(set: PriceSet, running: Fragment): Fragment {
  const [sale, regular] = [sql.ref(`listed.sale_${SUFFIX[set]}`), sql.ref(`listed.regular_${SUFFIX[set]}`)];
  return sql`case when ${running} then ${sale} else ${regular} end`;
}

/** Whole percent below the regular price; without a group it stands there already. */
function discountOf({ set, group }: SourceWorld): Fragment {
  const [off, regular] = [sql.ref(`listed.off_${SUFFIX[set]}`), sql.ref(`listed.regular_${SUFFIX[set]}`)];
  if (group === null || set !== 'IN') return sql`case when is_running then ${off} else 0 end`;
  return sql`case when selling < ${regular} then round((${regular} - selling) * 100.0 / ${regular})::int else 0 end`;
}

/** Looked for once in a row, and in few rows. */
function tierOf({ group, today }: SourceWorld): Fragment {
  if (group === null) return sql`select null::bigint as tier`;
  return sql`select case when listed.may_be_tiered then (
    select ${groupPrice({ group, today })} from products p where p.id = listed.id
  ) end as tier offset 0`;
}

/** The pieces of the product itself, or of the variants that can be bought. */
const STOCK_QTY = sql`(
  select coalesce(sum(stock.qty) filter (
    where p.type_id <> 'configurable'
      or (stock.enabled and stock.qty > 0 and stock.is_in_stock and stock.stock_status = 1)
  ), 0)::int
  from stock where stock.product_id = listed.id
)`;

export function productSource(world: SourceWorld): SearchSource {
  return {
    rows: pricedProducts(world),
    columns: new Map([
      ...answeredColumns(world.origin),
      ['name', sql`name`], // asked for with every letter that is typed
      ['stock.qty', sql`qty`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.stock_status', sql`stock_status`],
      ['country_of_origin', sql`origin`],
    ]),
    plain: new Map([
      ['name', { text: sql`name`, whole: null }],
      ['stock.is_in_stock', { text: sql`is_in_stock::text`, whole: null }],
      ['stock.stock_status', { text: sql`stock_status::text`, whole: { number: sql`stock_status`, times: 1 } }],
      ['price', { text: sql`trim_scale(selling / 100.0)::text`, whole: { number: sql`selling`, times: 100 } }],
      ['discount', { text: sql`discount::text`, whole: { number: sql`discount`, times: 1 } }],
    ]),
    paise: sql`selling`,
    sortable: new Map<string, Fragment>([
      ['id', sql`id`],
      ['created_at', sql`created_at`],
      ['updated_at', sql`updated_at`],
      ['name', sql`name`],
      ['price', sql`selling`],
      ['discount', sql`discount`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.qty', sql`qty`],
      ['country_of_origin', sql`origin`],
    ]),
    lists: productLists,
    hasRecords: true,
    words: 'product',
    withSku,
    preferred: [
      { by: sql`is_in_stock`, direction: sql`desc` },
      { by: sql`id`, direction: sql`asc` },
    ],
  };
}

/** One for both fields: see facetsOf. */
const CATEGORY_LIST = sql`category_list`;

/** Values of scope catalog include those of the variants that are switched on. Contract, section 6. */
const productLists: SearchSource['lists'] = new Map<string, ValueList>([
  ['category_ids', { column: CATEGORY_LIST, without: null, scope: null, hasFew: false }],
  ['category', { column: CATEGORY_LIST, without: ROOT_CATEGORY, scope: null, hasFew: false }],
  ['color', { column: sql`colour_list`, without: null, scope: 'catalog', hasFew: false }],
  ['size', { column: sql`size_list`, without: null, scope: 'catalog', hasFew: false }],
  ['gender', few(sql`gender_list`)],
  ['category_product', few(sql`garment_list`)],
  ['rts', few(sql`readiness_list`)],
  ['visibility', few(sql`visibility_list`)],
  ['status', few(sql`status_list`)],
]);

/** A product has one of some dozen values. */
function few(column: Fragment): ValueList {
  return { column, without: null, scope: null, hasFew: true };
}

function withSku(sku: string): Fragment {
  return sql`
    select id from products where lower(sku) = ${sku} union select product_id from stock where lower(sku) = ${sku}`;
}
