import { type BasisPoints, type Money, paise, paiseOf } from './money.ts';
import { down, nearest, nearestOf } from './rounding.ts';

// Shares of amounts: apart from `money.ts`, since no first page needs them.

const WHOLE = 10_000;

export function basisPointsOf(percent: number): BasisPoints {
  return nearest(percent * 100) as BasisPoints;
}

/** A share of an amount, to the nearest paisa (contract, section 4). */
export function percentOf(money: Money, share: BasisPoints): Money {
  return paise(nearestOf(paiseOf(money) * share, WHOLE));
}

/** Adds a tax to an amount without it, to the nearest paisa (contract, section 4). */
export function withTax(net: Money, rate: BasisPoints): Money {
  return paise(nearestOf(paiseOf(net) * (WHOLE + rate), WHOLE));
}

/** Takes the tax out of what is paid, to the nearest paisa (contract, section 4). */
export function withoutTax(paid: Money, rate: BasisPoints): Money {
  return paise(nearestOf(paiseOf(paid) * WHOLE, WHOLE + rate));
}

/** The smaller half of an amount with an odd paisa. */
export function lesserHalf(money: Money): Money {
  return paise(down(paiseOf(money) / 2));
}
