import type { Migration } from './migration.ts';

/** What all cached pages bear between them: menu, texts and taxes are on any of them. */
const EVERY_PAGE =
  "array['product', 'category', 'home', 'checkout', 'page-not-found', 'compare', 'my-account', 'error']";

const ON_ANY_PAGE = ['categories', 'attributes', 'content', 'content_entities', 'tax_rules'];

/** Whether a row of the stock can be bought, which is on lists; how many there are is on the page of the product alone. */
const isSold = (row: string) =>
  `(${row}.enabled and ${row}.is_in_stock and ${row}.stock_status = 1 and ${row}.qty > 0)`;

/**
 * Which cached pages are to be dropped, written where they are changed, by whoever does it. `tx` orders them by what was
 * completed: the numbers of rows are given out before they are there to be read.
 */
export const pageChanges: Migration = {
  name: '0021-page-changes',
  statements: [
    `create table page_changes (
      id bigint generated always as identity primary key,
      tx xid8 not null default pg_current_xact_id(),
      tags text[] not null,
      changed_at timestamptz not null default now())`,
    'create index page_changes_tx on page_changes (tx)',
    `create function page_tags_of_product(id integer, record jsonb) returns setof text language sql immutable as $$
      select 'P' || id union select 'home'
      union select 'C' || category from jsonb_array_elements_text(record -> 'category_ids') category $$`,
    noting('inserted_product', `select page_tags_of_product(id, record) as tag from new_rows`),
    noting('deleted_product', `select page_tags_of_product(id, record) as tag from old_rows`),
    noting(
      'updated_product',
      `select page_tags_of_product(row.id, row.record) as tag
       from old_rows was join new_rows got on got.id = was.id and got is distinct from was
       cross join lateral (values (was.id, was.record), (got.id, got.record)) row (id, record)`,
    ),
    noting('inserted_stock', tagsOfStock('select product_id from new_rows')),
    noting('deleted_stock', tagsOfStock('select product_id from old_rows')),
    noting(
      'updated_stock',
      `select 'P' || got.product_id as tag
       from old_rows was join new_rows got on got.sku = was.sku and got is distinct from was
       union ${tagsOfStock(`select got.product_id from old_rows was join new_rows got on got.sku = was.sku
         where ${isSold('was')} is distinct from ${isSold('got')}`)}`,
    ),
    noting('inserted_content', `select unnest(${EVERY_PAGE}) as tag from new_rows limit 8`),
    noting('deleted_content', `select unnest(${EVERY_PAGE}) as tag from old_rows limit 8`),
    noting(
      'updated_content',
      `select unnest(${EVERY_PAGE}) as tag from (select * from new_rows except select * from old_rows limit 1) changed`,
    ),
    ...triggersOf('products', 'product'),
    ...triggersOf('stock', 'stock'),
    ...ON_ANY_PAGE.flatMap((table) => triggersOf(table, 'content')),
  ],
};

function tagsOfStock(products: string): string {
  return `select page_tags_of_product(id, record) as tag from products where id in (${products})`;
}

/** What a statement has changed is one row, and none where that is nothing. */
function noting(name: string, tags: string): string {
  return `create function note_${name}() returns trigger language plpgsql as $$
    begin
      insert into page_changes (tags) select array_agg(distinct tag) from (${tags}) changed having count(*) > 0;
      return null;
    end $$`;
}

function triggersOf(table: string, kind: string): readonly string[] {
  const rows = {
    insert: 'referencing new table as new_rows',
    update: 'referencing old table as old_rows new table as new_rows',
    delete: 'referencing old table as old_rows',
  } as const;
  const done = { insert: 'inserted', update: 'updated', delete: 'deleted' } as const;
  return (['insert', 'update', 'delete'] as const).map(
    (verb) => `create trigger ${table}_${done[verb]} after ${verb} on ${table} ${rows[verb]}
      for each statement execute function note_${done[verb]}_${kind}()`,
  );
}
