import { sql } from 'kysely';
import { ROOT_CATEGORY } from '#api/records/product-facts.ts';
import { answeredColumns } from './answered-columns.ts';
import { columnsOf, groupPrice, isRunning, plainPrice } from './group-prices.ts';
import type { Fragment, SearchSource, SourceWorld, ValueList } from './search-source.ts';

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

export function productSource(world: SourceWorld): SearchSource {
  return {
    rows: pricedProducts(world),
    columns: new Map([
      ...answeredColumns(world.origin),
      ['name', sql`name`], // asked for with every letter that is typed
      ['stock.qty', sql`qty`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.stock_status', sql`stock_status`],
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
