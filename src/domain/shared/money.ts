import type { Brand } from './brand.ts';
import { down, nearest } from './rounding.ts';

declare const currency: unique symbol;

/**
 * An amount: whole paise, a plain number while the shop runs and none to the compiler, so that it cannot be mixed with one.
 * What becomes of amounts stands here; two are equal by `===` and compared by `<`. Every amount of the API is in rupees; what
 * is shown in another currency is made at the display alone (`storeview/display-price.ts`).
 */
export type Money = { readonly [currency]: 'INR' };

/** An amount in rupees with its decimals, as it stands on the wire and on devices. Nothing is added up in it. */
export type Rupees = Brand<number, 'INR'>;

/** Hundredths of a percent: 1800 is 18 %. */
export type BasisPoints = Brand<number, 'basis points'>;

/** A whole percentage, as a discount is shown. */
export type Percent = Brand<number, 'percent'>;

const PAISE = 100;

export const nothing = 0 as unknown as Money; // no call, which a bundler would have to keep wherever this file is

/** The paisa nearest to an amount in rupees. Throws at what is no amount: whoever reads one from outside has looked before. */
export function moneyOf(rupees: number): Money {
  if (!Number.isFinite(rupees)) throw new RangeError(`${rupees} is no amount.`);
  return paise(nearest(rupees * PAISE));
}

/** The decimal nearest to it, which is the very number that was read. */
export function majorOf(money: Money): Rupees {
  return (paiseOf(money) / PAISE) as Rupees;
}

export function plus(...amounts: readonly Money[]): Money {
  return sumOf(amounts, (amount) => amount);
}

export function minus(money: Money, other: Money): Money {
  return paise(paiseOf(money) - paiseOf(other));
}

export function sumOf<T>(items: readonly T[], amountIn: (item: T) => Money): Money {
  return paise(items.reduce((sum, item) => sum + paiseOf(amountIn(item)), 0));
}

/** What so many pieces cost; of a piece that is sold by parts of one, to the nearest paisa. */
export function times(money: Money, quantity: number): Money {
  return paise(nearest(paiseOf(money) * quantity));
}

/** What each of so many pieces costs that cost this together; a shop's sum of a line is so many times its price. */
export function ofEach(money: Money, quantity: number): Money {
  return paise(down(paiseOf(money) / quantity));
}

/** How much it is, put in or taken off. */
export function sizeOf(money: Money): Money {
  return money < nothing ? minus(nothing, money) : money;
}

/** So many paise; `count` is a whole number. */
export function paise(count: number): Money {
  return count as unknown as Money;
}

export function paiseOf(money: Money): number {
  return money as unknown as number;
}
