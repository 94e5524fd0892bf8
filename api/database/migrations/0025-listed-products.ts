import type { Migration } from './migration.ts';

/** The lists of a product that filters and facets ask about, and the columns that say which of `value_lists` each is. */
const LISTS = {
  category_list: 'category_ids',
  colour_list: 'colours',
  size_list: 'sizes',
  gender_list: 'genders',
  garment_list: 'garments',
  readiness_list: 'readiness',
  visibility_list: 'visibilities',
  status_list: 'statuses',
} as const;

const SETS = ['in', 'us', 'other'] as const;

type WorkedOut = readonly [column: string, type: string, value: string];

/** What a row of `listed_products` holds, worked out of the product `p`. Whether it can be bought follows with the stock. */
export const WORKED_OUT: readonly WorkedOut[] = [
  ...Object.entries(LISTS).map(
    ([column, list]) => [column, 'integer not null', `(select id from value_lists where list = p.${list})`] as const,
  ),
  ...SETS.flatMap((set) => [
    [`regular_${set}`, 'bigint not null', `p.regular_${set}`] as const,
    [
      `sale_${set}`,
      'bigint not null',
      `case when ${isSale(set)} then p.special_${set} else p.regular_${set} end`,
    ] as const,
    [`off_${set}`, 'integer not null', `case when ${isSale(set)} then ${percentOff(set)} else 0 end`] as const,
  ]),
  ['created_at', 'timestamptz not null', 'p.created_at'],
  ['updated_at', 'timestamptz not null', 'p.updated_at'],
  ['may_be_tiered', 'boolean not null', `p.tiers <> '[]' or p.type_id in ('grouped', 'bundle')`],
  ['sale_from', 'text collate "C"', 'p.special_from'],
  ['sale_to', 'text collate "C"', 'p.special_to'],
  ['is_in_stock', 'boolean not null', 'held.is_in_stock'],
  ['stock_status', 'integer not null', 'held.stock_status'],
  ['name', 'text not null', 'p.name'],
];

/** Whether the special price of a set counts on the days it is for. */
function isSale(set: string): string {
  return `p.special_${set} > 0 and p.special_${set} < p.regular_${set}`;
}

/** Whole percent as round() has them. */
function percentOff(set: string): string {
  return `round((p.regular_${set} - p.special_${set}) * 100.0 / p.regular_${set})::integer`;
}

const TRANSITIONS = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
} as const;

const IS_SELLABLE = '(enabled and qty > 0 and is_in_stock and stock_status = 1)';
const IS_PARENT = "p.type_id = 'configurable'";

/** The stock is that of the product itself, or of the variants that can be bought. */
const WITH_STOCK = `products p cross join lateral (
  select
    coalesce(bool_or(case when ${IS_PARENT} then ${IS_SELLABLE} else is_in_stock end), false) as is_in_stock,
    coalesce(max(case when ${IS_PARENT} then ${IS_SELLABLE}::integer else stock_status end), 0) as stock_status
  from stock where stock.product_id = p.id
) held`;

/**
 * The function that writes the rows of products. What was changed is worked out when its rows are locked: of two orders that
 * take the last pieces of two variants, the later one sees what the other has left. Locks are taken in one order, so that
 * nobody waits for who waits for him.
 */
export function listing(workedOut: readonly WorkedOut[]): string {
  const columnsOf = (row: string) => workedOut.map(([column]) => `${row}${column}`).join(', ');
  return `list_products(changed integer[]) returns void language plpgsql as $$
      begin
        insert into value_lists (list)
          select distinct each.list
          from products cross join lateral (values ${Object.values(LISTS)
            .map((list) => `(${list})`)
            .join(', ')}) each (list)
          where products.id = any(changed) and not exists (select from value_lists known where known.list = each.list)
          order by 1 on conflict do nothing;
        perform from listed_products where id = any(changed) order by id for no key update;
        insert into listed_products as listed (id, ${columnsOf('')})
          select p.id, ${workedOut.map(([, , value]) => value).join(', ')} from ${WITH_STOCK} where p.id = any(changed)
          on conflict (id) do update set (${columnsOf('')}) = row(${columnsOf('excluded.')})
          where (${columnsOf('listed.')}) is distinct from (${columnsOf('excluded.')});
      end $$`;
}

/**
 * What lists of products filter, sort and count, one short row for each product, with a small number in place of each list
 * of values: many products have the same. Written by triggers in the transaction that changes a product or its stock.
 */
export const listedProducts: Migration = {
  name: '0025-listed-products',
  statements: [
    // A hash, since an index by order takes no list of many hundred values.
    `create table value_lists (
      id integer generated always as identity primary key,
      list integer[] not null,
      exclude using hash (list with =)
    )`,
    `create table listed_products (
      id integer primary key references products (id) on delete cascade,
      ${WORKED_OUT.map(([column, type]) => `${column} ${type}`).join(', ')}
    )`,
    `create function ${listing(WORKED_OUT)}`,
    `create function list_stock(changed integer[]) returns void language plpgsql as $$
      begin
        perform from listed_products where id = any(changed) order by id for no key update;
        update listed_products listed set is_in_stock = held.is_in_stock, stock_status = held.stock_status
          from ${WITH_STOCK}
          where p.id = any(changed) and listed.id = p.id
            and (listed.is_in_stock, listed.stock_status) is distinct from (held.is_in_stock, held.stock_status);
      end $$`,
    triggerFunction('listing_of_products', 'list_products', 'select id from new_rows'),
    triggerFunction('listing_of_new_stock', 'list_stock', 'select distinct product_id from new_rows'),
    triggerFunction('listing_of_old_stock', 'list_stock', 'select distinct product_id from old_rows'),
    // A piece less of many changes nothing of a list: such orders wait for nobody.
    triggerFunction(
      'listing_of_changed_stock',
      'list_stock',
      `select distinct row.product_id
       from old_rows was join new_rows got using (sku)
       cross join lateral (values (was.product_id), (got.product_id)) row (product_id)
       where (was.product_id, was.enabled, was.qty > 0, was.is_in_stock, was.stock_status)
         is distinct from (got.product_id, got.enabled, got.qty > 0, got.is_in_stock, got.stock_status)`,
    ),
    trigger('products', 'insert', 'listing_of_products'),
    trigger('products', 'update', 'listing_of_products'),
    trigger('stock', 'insert', 'listing_of_new_stock'),
    trigger('stock', 'update', 'listing_of_changed_stock'),
    trigger('stock', 'delete', 'listing_of_old_stock'),
    'select list_products(array(select id from products))',
    'drop index products_category_ids',
  ],
};

function triggerFunction(name: string, call: string, changed: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$
    declare changed integer[] := array(${changed});
    begin
      if cardinality(changed) > 0 then perform ${call}(changed); end if;
      return null;
    end $$`;
}

function trigger(table: string, verb: keyof typeof TRANSITIONS, name: string): string {
  return `create trigger ${table}_listed_on_${verb} after ${verb} on ${table} ${TRANSITIONS[verb]}
    for each statement execute function ${name}()`;
}
