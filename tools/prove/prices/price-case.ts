import fc from 'fast-check';
import { demoCollection } from '#api/demo/collection/collection.ts';
import type { BasisPoints } from '#api/money/paise.ts';
import type { PriceRecord, TierPriceRecord } from '#api/records/product-records.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';

/** A product that is sold at random prices: the shop is told of it at one moment, and somebody buys it at another. */
export type PriceCase = {
  /** Which product of the collection it is, but for its prices. */
  readonly product: number;
  /** The prices of the product itself and of its variants, again and again. */
  readonly prices: readonly PriceRecord[];
  readonly tiers: readonly TierPriceRecord[];
  readonly rate: BasisPoints;
  readonly country: CountryId;
  readonly currency: 'INR' | 'USD' | 'GBP';
  readonly told: number;
  readonly bought: number;
  readonly pieces: number;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEGIN = Date.parse('2026-11-20T00:00:00+05:30');
const FEW_DAYS = 6;

export const collection = demoCollection('2026-11-20').products.filter(
  ({ type_id: type }) => type === 'simple' || type === 'configurable',
);

/** Rupees with at most two decimals, often those that round badly, up to a hundred thousand. */
const amount = fc.oneof(
  fc.constantFrom(0.01, 0.05, 0.5, 1, 1.005, 99.99, 999.995, 1_499.5, 99_999.99),
  fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100),
);
const special = fc.oneof(fc.constantFrom(null, 0), amount);

/** Moments of a few days, many at the very turn from one to the next. */
const moment = fc
  .tuple(
    fc.integer({ min: 0, max: FEW_DAYS }),
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ max: DAY_MS, min: 0 })),
  )
  .map(([day, at]) => BEGIN + day * DAY_MS + at);
const day = fc.option(
  fc.integer({ min: 0, max: FEW_DAYS }).map((at) => `2026-11-${20 + at}`),
  { freq: 2 },
);

/** An API of the contract has a price in each set. That another tells none in one (PRICE-12) is among what goes wrong. */
const prices: fc.Arbitrary<PriceRecord> = fc.record({
  price: amount,
  special_price: special,
  special_from_date: day,
  special_to_date: day,
  price_by_currency: amount,
  special_price_by_currency: special,
  price_for_other: amount,
  special_price_for_other: special,
});

export const priceCase: fc.Arbitrary<PriceCase> = fc.record({
  product: fc.integer({ min: 0, max: collection.length - 1 }),
  prices: fc.array(prices, { minLength: 1, maxLength: 4 }),
  tiers: fc.array(
    fc.record({
      qty: fc.integer({ min: 2, max: 9 }),
      value: amount,
      customer_group_id: fc.constantFrom(32_000, 8),
    }),
    { maxLength: 3 },
  ),
  rate: fc.constantFrom(0, 250, 500, 1_200, 1_800, 2_800),
  country: fc.constantFrom('IN' as const, 'US' as const, 'GB' as const, 'ROW' as const),
  currency: fc.constantFrom('INR' as const, 'USD' as const, 'GBP' as const),
  told: moment,
  bought: moment,
  pieces: fc.integer({ min: 1, max: 12 }),
});
