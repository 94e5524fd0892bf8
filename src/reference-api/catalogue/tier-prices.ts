import type { PriceRecord, TierPriceRecord } from '#reference-api/demo/records.ts';
import { type BasisPoints, paiseOf } from '#reference-api/money/paise.ts';
import { priceOn } from '#reference-api/money/price-set.ts';
import type { LoadedProduct } from './load-products.ts';

/** The group of all tiers that are for everybody. */
const EVERYBODY = 32_000;

/** Whose prices on which day of the store; without a group nobody's tiers are looked at. */
export type TierQuestion = { readonly group: number | null; readonly today: string };

type Priced = PriceRecord & { readonly tier_prices: readonly TierPriceRecord[] };

/**
 * A product as a customer group sees it: the group's own tiers, and the tier of one piece as special price where it is
 * below what others pay. Tiers are amounts of the Indian price set. Source: contract, section 4.
 */
export function tieredFor(product: LoadedProduct, { group, today }: TierQuestion): LoadedProduct {
  if (group === null) return product;
  const { record, rate } = product;
  const tiered = <T extends Priced>(priced: T): T => recordFor(priced, { group, today, rate });
  return {
    ...product,
    record: { ...tiered(record), configurable_children: record.configurable_children.map(tiered) },
  };
}

type Question = { readonly group: number; readonly today: string; readonly rate: BasisPoints };

function recordFor<T extends Priced>(record: T, { group, today, rate }: Question): T {
  const tier_prices = record.tier_prices.filter(({ customer_group_id: of }) => of === group || of === EVERYBODY);
  const ofOne = tier_prices.filter(({ qty }) => qty === 1).map(({ value }) => value);
  const lowest = Math.min(...ofOne);
  const { selling } = priceOn(record, { set: 'IN', today, rate });
  if (ofOne.length === 0 || paiseOf(lowest) >= selling) return { ...record, tier_prices };
  return { ...record, tier_prices, special_price: lowest, ...withoutDates(record, today) };
}

/** The price sets share their days: without them a special price of another set must not begin to count. */
function withoutDates(record: PriceRecord, today: string): Partial<PriceRecord> {
  const { special_from_date: from, special_to_date: to } = record;
  const isRunning = (from ?? today) <= today && today <= (to ?? today);
  const open = { special_from_date: null, special_to_date: null };
  return isRunning ? open : { ...open, special_price_by_currency: null, special_price_for_other: null };
}
