import { type Paise, sumOf } from './paise.ts';

/** Who a tax goes to: the centre and the state by halves, or the centre alone where goods cross a border of states. */
export type TaxShares = { readonly central: Paise; readonly local: Paise; readonly integrated: Paise };

/** The shares add up to the tax: an odd paisa goes to the centre. */
export function splitTax(tax: Paise, isWithinState: boolean): TaxShares {
  const local = Math.floor(tax / 2);
  return isWithinState ? { central: tax - local, local, integrated: 0 } : { central: 0, local: 0, integrated: tax };
}

export function addShares(shares: readonly TaxShares[]): TaxShares {
  return {
    central: sumOf(shares, ({ central }) => central),
    local: sumOf(shares, ({ local }) => local),
    integrated: sumOf(shares, ({ integrated }) => integrated),
  };
}
