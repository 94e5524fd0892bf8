import { type Money, minus, nothing, sumOf } from '#domain/shared/money.ts';
import { lesserHalf } from '#domain/shared/shares.ts';

/** Who a tax goes to: the centre and the state by halves, or the centre alone where goods cross a border of states. */
export type TaxShares = { readonly central: Money; readonly local: Money; readonly integrated: Money };

/** The shares add up to the tax: an odd paisa goes to the centre. */
export function splitTax(tax: Money, isWithinState: boolean): TaxShares {
  const local = lesserHalf(tax);
  return isWithinState
    ? { central: minus(tax, local), local, integrated: nothing }
    : { central: nothing, local: nothing, integrated: tax };
}

export function addShares(shares: readonly TaxShares[]): TaxShares {
  return {
    central: sumOf(shares, ({ central }) => central),
    local: sumOf(shares, ({ local }) => local),
    integrated: sumOf(shares, ({ integrated }) => integrated),
  };
}
