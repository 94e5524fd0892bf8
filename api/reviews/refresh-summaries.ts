import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';

/** Before reviews of products are decided about: of two decisions at once the later one then counts both. */
export async function lockReviewed(db: Database, products: readonly number[]): Promise<void> {
  await sql`select 1 from products where id = ${anyOf(products)} order by id for no key update`.execute(db);
}

/**
 * Products say what their approved reviews say together: to be called when reviews of some were written or decided about,
 * in the same transaction.
 */
export async function refreshSummaries(db: Database, products: readonly number[]): Promise<void> {
  const ids = anyOf(products);
  await sql`
    update products set review_summary = said.summary
    from products p
    left join (
      select product_id, jsonb_build_object('rating', trim_scale(round(avg(stars), 2)), 'count', count(*)) as summary
      from reviews cross join lateral (
        select avg((rating ->> 'value')::numeric) as stars from jsonb_array_elements(record -> 'ratings') rating
      ) given
      where review_status = 1 and stars is not null and product_id = ${ids}
      group by product_id
    ) said on said.product_id = p.id
    where products.id = p.id and p.id = ${ids} and p.review_summary is distinct from said.summary`.execute(db);
}

function anyOf(products: readonly number[]): RawBuilder<unknown> {
  return sql`any(${[...products]}::integer[])`;
}
