import { sql } from 'kysely';
import type { Database } from '#reference-api/database/open-database.ts';

/** A grouped product has as many pieces as its parts together: to be called when the stock of some skus has changed. */
export async function refreshSets(db: Database, skus: readonly string[]): Promise<void> {
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
