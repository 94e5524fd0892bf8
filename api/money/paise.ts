/** An INR amount in whole paise: everything is counted in these, major units exist on the wire only. */
export type Paise = number;

/** Hundredths of a percent, so that a rate such as 2.5 % stays whole: 250. */
export type BasisPoints = number;

const WHOLE = 10_000;

export function paiseOf(amount: number): Paise {
  return Math.round(Number((amount * 100).toFixed(4)));
}

/** INR, major units, at most 2 decimals. */
export function amountOf(paise: Paise): number {
  return paise / 100;
}

export function basisPointsOf(percent: number): BasisPoints {
  return Math.round(percent * 100);
}

/** A whole fraction, rounded half up; numerator not negative, denominator positive. */
function quotient(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** Adds tax to a net amount. Source: contract, section 4. */
export function withTax(net: Paise, rate: BasisPoints): Paise {
  return quotient(net * (WHOLE + rate), WHOLE);
}

/** Takes the contained tax out of a gross amount. Source: contract, section 4. */
export function withoutTax(gross: Paise, rate: BasisPoints): Paise {
  return quotient(gross * WHOLE, WHOLE + rate);
}

export function shareOf(amount: Paise, share: BasisPoints): Paise {
  return quotient(amount * share, WHOLE);
}

/** Whole percent that `part` is of `whole`, rounded half up; 0 of nothing. */
export function wholePercent(part: Paise, whole: Paise): number {
  return whole > 0 ? quotient(part * 100, whole) : 0;
}
