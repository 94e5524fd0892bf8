import { type RawBuilder, sql } from 'kysely';
import { groupPrice, isRunning, plainPrice } from '#api/catalog/group-prices.ts';

type Fragment = RawBuilder<unknown>;

type Question = {
  /** A price set, as text; where it stands in a row, or a value. */
  readonly set: Fragment;
  /** The number of a group; null for who has none. */
  readonly group: Fragment;
  /** The store's day. */
  readonly today: string;
};

/** What one piece of the product `p` costs now, in paise, as lists show it: a group pays less in the Indian price set alone. */
export function priceNow({ set, group, today }: Question): Fragment {
  const running = isRunning('p', today);
  return sql`(case ${set}
    when 'IN' then least(
      ${plainPrice('p', 'IN', running)},
      case when ${group} is not null then ${groupPrice({ group, today })} end
    )
    when 'US' then ${plainPrice('p', 'US', running)}
    else ${plainPrice('p', 'OTHER', running)}
  end)`;
}

/** Whether the product `p` is sold, and can be had: what is sold out is not praised as cheaper. */
export const canBeHad: Fragment = sql`(p.status = 1 and exists (
  select from stock where stock.product_id = p.id and stock.enabled and stock.is_in_stock and stock.stock_status = 1
    and (stock.qty > 0 or p.type_id in ('grouped', 'bundle'))
))`;
