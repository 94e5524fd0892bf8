import { type RawBuilder, sql } from 'kysely';
import type { AnsweredPrices } from './product-reply.ts';

type Fragment = RawBuilder<unknown>;

const amount = (paise: Fragment): Fragment => sql`trim_scale(${paise} / 100.0)`;

/** A tier of the group that is below what others pay; see tier-prices.ts. */
const isTiered = sql`coalesce(tier < plain_in, false)`;
const selling = sql`least(plain_in, tier)`;
const onSaleOnly = (special: Fragment): Fragment =>
  amount(sql`case when ${isTiered} and not is_running then 0 else ${special} end`);

/** The price fields of a product as productReply answers them, of rows of pricedProducts; but `price`, which is logical. */
const prices: Readonly<Record<keyof AnsweredPrices, Fragment>> = {
  price: amount(sql`selling`),
  originalPrice: sql`facts -> 'price'`,
  originalPriceInclTax: amount(sql`regular_in`),
  special_price: amount(sql`case when ${isTiered} then tier else special_in end`),
  specialPriceInclTax: amount(sql`case when ${selling} < regular_in then ${selling} else 0 end`),
  special_from_date: sql`case when ${isTiered} then null else special_from end`,
  special_to_date: sql`case when ${isTiered} then null else special_to end`,
  priceInclTax: amount(selling),
  tax: amount(sql`(${selling} - round(${selling} * 10000.0 / (10000 + tax_rate)))`),
  discount: sql`discount`,
  price_by_currency: sql`facts -> 'price_by_currency'`,
  special_price_by_currency: onSaleOnly(sql`special_us`),
  price_for_other: sql`facts -> 'price_for_other'`,
  special_price_for_other: onSaleOnly(sql`special_other`),
  currency_code: sql`'INR'::text`,
};

/**
 * Plain fields of a product whose answered value does not stand in its facts: what depends on the day, the group or the
 * shop's address, and the long texts. A field that is null has no value.
 */
export function answeredColumns(origin: string): ReadonlyMap<string, Fragment> {
  const film = sql`facts ->> 'video_url'`;
  return new Map<string, Fragment>([
    ...Object.entries(prices),
    ['description', sql`record ->> 'description'`],
    ['video_url', sql`case when ${film} like '/%' then ${new URL(origin).origin}::text || (${film}) else ${film} end`],
  ]);
}
