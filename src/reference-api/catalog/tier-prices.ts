import { amountOf, type BasisPoints } from '#reference-api/money/paise.ts';
import { priceOn } from '#reference-api/money/price-set.ts';
import { lowestTier, tiersFor } from '#reference-api/money/tiers.ts';
import type { PriceRecord, ProductRecord, TierPriceRecord } from '#reference-api/records/product-records.ts';
import type { LoadedProduct } from './load-products.ts';

/** Whose prices on which day of the store; without a group nobody's tiers are looked at. */
export type TierQuestion = { readonly group: number | null; readonly today: string };

type Priced = PriceRecord & { readonly tier_prices: readonly TierPriceRecord[] };

/**
 * A product as a customer group sees it: the group's own tiers, and the tier of one piece as special price where it is
 * below what others pay. Tiers are amounts of the Indian price set. A set has no price of its own that a tier could
 * lower: it costs what its parts cost. Source: contract, section 4. Searches say the same in SQL (search-sources.ts).
 */
export function tieredFor(product: LoadedProduct, { group, today }: TierQuestion): LoadedProduct {
  if (group === null) return product;
  const { record, rate } = product;
  if (isSet(record)) return { ...product, record: { ...record, tier_prices: tiersFor(group, record.tier_prices) } };
  const tiered = <T extends Priced>(priced: T): T => recordFor(priced, { group, today, rate });
  return {
    ...product,
    record: { ...tiered(record), configurable_children: record.configurable_children.map(tiered) },
  };
}

function isSet({ type_id: type }: Pick<ProductRecord, 'type_id'>): boolean {
  return type === 'grouped' || type === 'bundle';
}

type Question = { readonly group: number; readonly today: string; readonly rate: BasisPoints };

function recordFor<T extends Priced>(record: T, { group, today, rate }: Question): T {
  const tier_prices = tiersFor(group, record.tier_prices);
  const lowest = lowestTier(tier_prices, 1);
  const { selling } = priceOn(record, { set: 'IN', today, rate });
  if (lowest >= selling) return { ...record, tier_prices };
  return { ...record, tier_prices, special_price: amountOf(lowest), ...withoutDates(record, today) };
}

/** The price sets share their days: without them a special price of another set must not begin to count. */
function withoutDates(record: PriceRecord, today: string): Partial<PriceRecord> {
  const { special_from_date: from, special_to_date: to } = record;
  const isRunning = (from ?? today) <= today && today <= (to ?? today);
  const open = { special_from_date: null, special_to_date: null };
  return isRunning ? open : { ...open, special_price_by_currency: null, special_price_for_other: null };
}
