import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Money } from '#domain/shared/money.ts';
import { inCurrency, inRupees } from '#domain/storeview/display-price.ts';
import type { Currency, StoreView } from '#domain/storeview/store-view.ts';
import { type FacetValue, type PriceRange, priceRangeId, priceRangeOf } from './filters.ts';

/** Whether ranges are made from the prices of a list; else the usual ones are offered (CONF-10). */
export type PriceRangeRules = { readonly fitsPrices: boolean };

/** Ranges made from the prices of a list, in the money a shopper reads. */
export type PriceFit = {
  /** What prices are counted in: many narrow ranges between round amounts. */
  readonly cells: readonly PriceRange[];
  /** A few ranges that fit what the whole list holds, with the counts of the present choice. */
  readonly values: (whole: readonly FacetValue[], present: readonly FacetValue[]) => readonly FacetValue[];
};

/** How ranges are made for who reads now; null where the usual ones are offered. */
export type FitPrices = () => PriceFit | null;

type Ports = { readonly priceRangeRules: PriceRangeRules; readonly storeView: ReadonlyCell<StoreView> };

export function createFitPrices({ priceRangeRules, storeView }: Ports): FitPrices {
  return () => (priceRangeRules.fitsPrices ? priceFit(storeView.get().currency) : null);
}

const MOST = 5;
const ENOUGH = 4;
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5] as const;
const ROUNDEST = /^(1|25|5)0*$/;

/** From the smallest amount that can be a border, as many powers of ten. */
const SCALES: Readonly<Record<Currency, readonly number[]>> = {
  INR: [100, 1_000, 10_000, 100_000],
  USD: [10, 100, 1_000],
  GBP: [10, 100, 1_000],
};

export function priceFit(currency: Currency): PriceFit {
  const borders = SCALES[currency].flatMap((scale) => STEPS.map((step) => inRupees(step * scale, currency)));
  return {
    cells: [null, ...borders].map((from, at) => ({ from, below: borders[at] ?? null })),
    values(whole, present) {
      const cells = whole.flatMap(countedOf);
      const coarse = merged(besideRoundest(cells, currency));
      const ranges = coarse.length < ENOUGH ? merged(cells) : coarse;
      if (ranges.length < 2) return []; // nothing to tell apart
      const now = present.flatMap(countedOf);
      return opened(ranges).map((range) => ({ id: priceRangeId(range), label: '', count: countIn(range, now) }));
    },
  };
}

type Counted = PriceRange & { readonly count: number };

function countedOf({ id, count }: FacetValue): readonly Counted[] {
  const range = priceRangeOf(id);
  return range ? [{ ...range, count }] : [];
}

/** The cells between borders such as 500, 1,000, 2,500 and 5,000 put together. */
function besideRoundest(cells: readonly Counted[], currency: Currency): readonly Counted[] {
  const isInside = ({ from }: Counted) => from !== null && !ROUNDEST.test(String(inCurrency(from, currency)));
  const starts = cells.flatMap((cell, at) => (at > 0 && isInside(cell) ? [] : [at]));
  return starts.map((start, at) => cells.slice(start, starts[at + 1]).reduce(together));
}

/** Puts neighbours together, those with the fewest products first, until none is empty and there are few enough. */
function merged(cells: readonly Counted[]): readonly Counted[] {
  const hasEmpty = cells.some(({ count }) => count === 0);
  if (cells.length < 2 || (!hasEmpty && cells.length <= MOST)) return cells;
  const pairs = cells.slice(1).flatMap((upper, at) => {
    const lower = cells[at];
    return lower && (!hasEmpty || lower.count * upper.count === 0) ? [{ at, both: together(lower, upper) }] : [];
  });
  const least = pairs.reduce((best, pair) => (pair.both.count < best.both.count ? pair : best));
  return merged([...cells.slice(0, least.at), least.both, ...cells.slice(least.at + 2)]);
}

function together(lower: Counted, upper: Counted): Counted {
  return { from: lower.from, below: upper.below, count: lower.count + upper.count };
}

/** The lowest range and the highest have no end, so that nothing lies outside. */
function opened(ranges: readonly Counted[]): readonly PriceRange[] {
  return ranges.map(({ from, below }, at) => ({
    from: at === 0 ? null : from,
    below: at === ranges.length - 1 ? null : below,
  }));
}

/** Ranges that are shown, with what these narrower ones count within each. */
export function withPriceCounts(ranges: readonly FacetValue[], present: readonly FacetValue[]): readonly FacetValue[] {
  const now = present.flatMap(countedOf);
  return ranges.map((value) => {
    const range = priceRangeOf(value.id);
    return range ? { ...value, count: countIn(range, now) } : value;
  });
}

function countIn({ from, below }: PriceRange, cells: readonly Counted[]): number {
  const within = cells.filter((cell) => isAtLeast(cell.from, from) && isAtMost(cell.below, below));
  return within.reduce((sum, { count }) => sum + count, 0);
}

function isAtLeast(bound: Money | null, from: Money | null): boolean {
  return from === null || (bound !== null && bound >= from);
}

function isAtMost(bound: Money | null, below: Money | null): boolean {
  return below === null || (bound !== null && bound <= below);
}
