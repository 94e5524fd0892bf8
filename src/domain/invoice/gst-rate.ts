import type { BasisPoints, Money } from '#domain/shared/money.ts';
import { withoutTax } from '#domain/shared/shares.ts';

/** The rates that the law has or had; an order of last year keeps its own. */
const rates = [
  0, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000,
] as readonly number[] as readonly BasisPoints[];

/**
 * The rate between a price without tax and the same with it. Null where none of the law's, or more than one, rounds to
 * it: of a few paise nobody can tell.
 */
export function rateBetween(net: Money, gross: Money): BasisPoints | null {
  const fitting = rates.filter((rate) => withoutTax(gross, rate) === net);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
