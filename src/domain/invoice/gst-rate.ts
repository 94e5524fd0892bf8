import { type Paise, withoutTax } from './paise.ts';

/** Hundredths of a percent: 1800 is 18 %. */
export type Rate = number;

/** The rates that the law has or had; an order of last year keeps its own. */
const rates: readonly Rate[] = [0, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000];

/**
 * The rate between a price without tax and the same with it. Null where none of the law's, or more than one, rounds to
 * it: of a few paise nobody can tell.
 */
export function rateBetween(net: Paise, gross: Paise): Rate | null {
  const fitting = rates.filter((rate) => withoutTax(gross, rate) === net);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
