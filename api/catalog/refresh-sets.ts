import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';

/** What is made of other products has what they have: to be called when the stock of some skus has changed. */
export async function refreshSets(db: Database, skus: readonly string[]): Promise<void> {
  await refreshGrouped(db, skus);
  await refreshBundles(db, skus);
}

/** A grouped product has as many pieces as its parts together. */
async function refreshGrouped(db: Database, skus: readonly string[]): Promise<void> {
  await sql`
    update stock set qty = parts.qty, is_in_stock = parts.qty > 0, stock_status = (parts.qty > 0)::int
    from (
      select p.sku, coalesce(sum(s.qty) filter (where s.enabled and s.is_in_stock and s.stock_status = 1), 0)::int as qty
      from products p
      cross join jsonb_to_recordset(p.record -> 'product_links') link (link_type text, linked_product_sku text)
      join stock s on s.sku = link.linked_product_sku
      where p.type_id = 'grouped' and link.link_type = 'associated'
      group by p.sku
      having bool_or(s.sku = any(${[...skus]}))
    ) parts
    where stock.sku = parts.sku`.execute(db);
}

/** A bundle has as many pieces as can be put together of it: of what each option needs, the option with the fewest. */
async function refreshBundles(db: Database, skus: readonly string[]): Promise<void> {
  await sql`
    update stock set qty = whole.qty, is_in_stock = whole.qty > 0, stock_status = (whole.qty > 0)::int
    from (
      select each_option.sku, min(each_option.qty)::int as qty
      from (
        select p.sku, option.option_id, bool_or(s.sku = any(${[...skus]})) as is_touched,
          coalesce(sum(s.qty / link.qty) filter (where s.enabled and s.is_in_stock and s.stock_status = 1), 0) as qty
        from products p
        cross join jsonb_to_recordset(p.record -> 'bundle_options')
          option (option_id int, required boolean, product_links jsonb)
        cross join jsonb_to_recordset(option.product_links) link (sku text, qty int)
        join stock s on s.sku = link.sku
        where p.type_id = 'bundle' and option.required
        group by p.sku, option.option_id
      ) each_option
      group by each_option.sku
      having bool_or(each_option.is_touched)
    ) whole
    where stock.sku = whole.sku`.execute(db);
}
