import type { PriceRecord, TierPriceRecord } from '#api/records/product-records.ts';
import { type BasisPoints, type Paise, paiseOf } from './paise.ts';
import { type PriceSet, priceOn } from './price-set.ts';

/** The group of tiers that are for everybody. Source: contract, TierPrice. */
export const EVERYBODY = 32_000;

/** A product or variant with the tiers that count for who buys it. */
export type TieredPrice = {
  readonly prices: PriceRecord;
  readonly rate: BasisPoints;
  readonly tiers: readonly TierPriceRecord[];
};

export type PiecesQuestion = { readonly set: PriceSet; readonly today: string; readonly pieces: number };

/**
 * The tiers by which somebody buys: those of the own group and those for everybody. A guest has no group (null), and
 * pays for one piece what lists show to everybody: of the tiers for everybody those of several pieces count.
 */
export function tiersFor(group: number | null, tiers: readonly TierPriceRecord[]): readonly TierPriceRecord[] {
  return tiers.filter(
    ({ customer_group_id: of, qty }) => of === group || (of === EVERYBODY && (group !== null || qty > 1)),
  );
}

/** The lowest price among the tiers that so many pieces reach, in paise; Infinity when they reach none. */
export function lowestTier(tiers: readonly TierPriceRecord[], pieces: number): Paise {
  const reached = tiers.filter(({ qty, value }) => qty <= pieces && value > 0);
  return Math.min(...reached.map(({ value }) => paiseOf(value)));
}

/** What each of so many pieces costs on a day. Tiers are amounts of the Indian price set, and lower no other. */
export function sellingFor({ prices, rate, tiers }: TieredPrice, { set, today, pieces }: PiecesQuestion): Paise {
  const { selling } = priceOn(prices, { set, today, rate });
  return set === 'IN' ? Math.min(selling, lowestTier(tiers, pieces)) : selling;
}
