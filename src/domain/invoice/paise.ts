/** An INR amount in whole paise. An invoice is added up in these, so that nothing gets lost on the way. */
export type Paise = number;

export function paiseOf(rupees: number): Paise {
  return Math.round(Number((rupees * 100).toFixed(4)));
}

const WHOLE = 10_000;

/** Takes the tax out of what is paid, rounded half up (contract, section 4). `rate` in hundredths of a percent. */
export function withoutTax(paid: Paise, rate: number): Paise {
  const divisor = WHOLE + rate;
  return Math.floor((2 * paid * WHOLE + divisor) / (2 * divisor));
}

export function sumOf<T>(items: readonly T[], paiseIn: (item: T) => Paise): Paise {
  return items.reduce((total, item) => total + paiseIn(item), 0);
}
