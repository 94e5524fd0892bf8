import { type Selectable, sql } from 'kysely';
import type { StockTable } from '#api/database/catalog-tables.ts';
import type { Database } from '#api/database/open-database.ts';

/**
 * Locks the stock of some skus until the transaction ends, and that of every set made of them, because it changes with
 * them (see refreshSets). All of it at once and in the order of the skus, so that whoever locks so never waits for
 * somebody who waits for him. Gives what is locked, sets included; unknown skus are not among it.
 */
export async function lockStock(db: Database, skus: readonly string[]): Promise<readonly Selectable<StockTable>[]> {
  const { rows } = await sql<Selectable<StockTable>>`
    select * from stock
    where sku = any(${[...skus]}) or sku in (
      select p.sku from products p
      cross join jsonb_to_recordset(p.record -> 'product_links') link (link_type text, linked_product_sku text)
      where p.type_id = 'grouped' and link.link_type = 'associated' and link.linked_product_sku = any(${[...skus]})
      union all
      select p.sku from products p
      cross join jsonb_to_recordset(p.record -> 'bundle_options') option (product_links jsonb)
      cross join jsonb_to_recordset(option.product_links) link (sku text)
      where p.type_id = 'bundle' and link.sku = any(${[...skus]}))
    order by sku
    for update`.execute(db);
  return rows;
}
