import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { Paise } from '#api/money/paise.ts';
import type { PriceSet } from '#api/money/price-set.ts';
import { EVERYBODY } from '#api/money/tiers.ts';

type Fragment = RawBuilder<unknown>;

/** Whose prices on which day of the store; without a group nobody's tiers are looked at. */
export type TierQuestion = { readonly group: number | null; readonly today: string };

/** A row of products in a statement: the one that is priced, or a part of it. */
type Row = 'p' | 'part';

/** Where a price set stands in a row. */
const columnsOf: Record<PriceSet, { readonly regular: string; readonly special: string }> = {
  IN: { regular: 'regular_in', special: 'special_in' },
  US: { regular: 'regular_us', special: 'special_us' },
  OTHER: { regular: 'regular_other', special: 'special_other' },
};

/** Whether the days of a row's special prices are now. */
export const isRunning = (row: Row, today: string): Fragment =>
  sql`(coalesce(${sql.ref(`${row}.special_from`)} <= ${today}, true) and coalesce(${today} <= ${sql.ref(`${row}.special_to`)}, true))`;

/** What one piece costs in a price set without tiers, in paise. */
export function plainPrice(row: Row, set: PriceSet, running: Fragment): Fragment {
  const regular = sql.ref(`${row}.${columnsOf[set].regular}`);
  const special = sql.ref(`${row}.${columnsOf[set].special}`);
  return sql`case when ${special} > 0 and ${special} < ${regular} and ${running} then ${special} else ${regular} end`;
}

/**
 * What a group pays for one piece, in paise, where it may be less than what others pay; null where it cannot. Of a set that
 * is what its parts cost the group, put together as its page is first shown (PRICE-15, PRICE-17).
 */
export function groupPrice({ group, today }: Asked): Fragment {
  return sql`case
    when p.tiers <> '[]' then ${lowestTier('p', group)}
    when p.type_id = 'grouped' then ${groupedSum({ group, today })}
    when p.type_id = 'bundle' then ${bundleSum({ group, today })}
  end`;
}

/** A group, or where its number stands in a row. */
type Asked = { readonly group: number | Fragment; readonly today: string };

/** The lowest tier of one piece, in paise; null without one. The rule is that of money/tiers.ts. */
function lowestTier(row: Row, group: Asked['group']): Fragment {
  return sql`(
    select min(round(tier.value * 100))::bigint
    from jsonb_to_recordset(${sql.ref(`${row}.tiers`)}) tier (customer_group_id int, qty numeric, value numeric)
    where tier.customer_group_id in (${group}, ${EVERYBODY}) and tier.qty <= 1 and tier.value > 0
  )`;
}

/** Least of what everybody pays for a part and its tier; `least` passes over null. */
function partPrice({ group, today }: Asked): Fragment {
  return sql`least(${plainPrice('part', 'IN', isRunning('part', today))}, ${lowestTier('part', group)})`;
}

/** What is not for sale by itself is no part: neither does the page of the set offer it. */
const isPart = sql`part.status = 1 and part.type_id <> 'configurable'`;

function groupedSum(asked: Asked): Fragment {
  return sql`(
    select nullif(sum(${partPrice(asked)}), 0)::bigint
    from products part
    where ${isPart} and part.sku in (
      select link.linked_product_sku
      from jsonb_to_recordset(p.record -> 'product_links')
        link (link_type text, linked_product_type text, linked_product_sku text)
      where link.link_type = 'associated' and link.linked_product_type = 'simple'
    )
  )`;
}

/** Of each option what is flagged, else the first; one alone where it takes one. A price of the bundle's own counts for all. */
function bundleSum(asked: Asked): Fragment {
  return sql`(
    select nullif(sum(offered.amount), 0)::bigint
    from (
      select
        greatest(1, trunc(link.qty)) * coalesce(round(link.price * 100), ${partPrice(asked)}) as amount,
        link.is_default and choice.type not in ('select', 'radio') as is_one_of_many,
        row_number() over (partition by choice.option_id order by link.is_default desc, link.position) as place
      from jsonb_to_recordset(p.record -> 'bundle_options') choice (option_id int, type text, product_links jsonb)
      cross join lateral jsonb_to_recordset(choice.product_links)
        link (sku text, qty numeric, price numeric, is_default boolean, position int)
      join products part on part.sku = link.sku and ${isPart}
    ) offered
    where offered.place = 1 or offered.is_one_of_many
  )`;
}

/** What sets cost a group, by the id of the set: one statement for all of them, and none where no group is asked for. */
export async function setPrices(
  db: Database,
  sets: readonly number[],
  { group, today }: TierQuestion,
): Promise<ReadonlyMap<number, Paise>> {
  if (group === null || sets.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly price: Paise | null }>`
    select p.id, ${groupPrice({ group, today })} as price
    from products p where p.id = any(${[...sets]}::integer[])`.execute(db);
  return new Map(rows.flatMap(({ id, price }): [number, Paise][] => (price === null ? [] : [[id, price]])));
}
