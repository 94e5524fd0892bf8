import type { Database } from '#api/database/open-database.ts';
import { amountOf, type BasisPoints, type Paise } from '#api/money/paise.ts';
import { priceOn } from '#api/money/price-set.ts';
import { lowestTier, tiersFor } from '#api/money/tiers.ts';
import type { PriceRecord, ProductRecord, TierPriceRecord } from '#api/records/product-records.ts';
import { setPrices, type TierQuestion } from './group-prices.ts';
import { type LoadedProduct, loadProducts, type Wanted } from './load-products.ts';

type Priced = PriceRecord & { readonly tier_prices: readonly TierPriceRecord[] };

/** Products in the order of the ids as a customer group sees them; unknown ids are left out. */
export async function loadTiered(
  db: Database,
  ids: readonly number[],
  question: TierQuestion,
  wanted?: Wanted,
): Promise<readonly LoadedProduct[]> {
  const products = await loadProducts(db, ids, wanted);
  const { group, today } = question;
  if (group === null) return products;
  const sets = products.filter(({ record }) => isSet(record)).map(({ record }) => record.id);
  const ofSets = await setPrices(db, sets, question);
  return products.map((product) => tieredFor(product, { group, today, ofSets }));
}

/**
 * A product as a group sees it: the group's own tiers, and the tier of one piece as special price where it is below what
 * others pay. Tiers are amounts of the Indian price set. A set has no tiers of its own: in their place counts what its
 * parts cost the group. Source: contract, section 4. Searches say the same in SQL (group-prices.ts).
 */
function tieredFor(product: LoadedProduct, { group, today, ofSets }: Question): LoadedProduct {
  const { record, rate } = product;
  const lowered = <T extends Priced>(priced: T, lowest: Paise): T =>
    withLowest(priced, { lowest, today, rate, tier_prices: tiersFor(group, priced.tier_prices) });
  if (isSet(record)) return { ...product, record: lowered(record, ofSets.get(record.id) ?? Infinity) };
  const tiered = <T extends Priced>(priced: T): T =>
    lowered(priced, lowestTier(tiersFor(group, priced.tier_prices), 1));
  return {
    ...product,
    record: { ...tiered(record), configurable_children: record.configurable_children.map(tiered) },
  };
}

type Question = { readonly group: number; readonly today: string; readonly ofSets: ReadonlyMap<number, Paise> };

function isSet({ type_id: type }: Pick<ProductRecord, 'type_id'>): boolean {
  return type === 'grouped' || type === 'bundle';
}

type Lowest = {
  readonly lowest: Paise;
  readonly today: string;
  readonly rate: BasisPoints;
  readonly tier_prices: readonly TierPriceRecord[];
};

function withLowest<T extends Priced>(record: T, { lowest, today, rate, tier_prices }: Lowest): T {
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
