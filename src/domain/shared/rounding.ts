/**
 * Every rule by which an amount is rounded. Amounts are whole paise, so that sums and differences need none.
 *
 * - `nearest`, half up: what is read, what is multiplied, and rupees as they are shown (contract, section 4).
 * - `nearestOf`, half up: a share of an amount or what it is without tax, of whole numbers alone and so to the paisa.
 * - `up`: what is shown in another currency, which is never less than it costs.
 * - `down`: what another currency comes to in rupees, and the smaller half of what is divided by two.
 * - `wholePercent`, half up: the nearest percentage, as a discount is shown and as the API reckons it (PRICE-13).
 */
/** Binary noise of a multiplication lies behind the sixth decimal and, of crores, behind the fifteenth digit. */
const NOISE_DECIMALS = 6;
const NOISE_DIGITS = 15;

export function nearest(amount: number): number {
  return Math.round(withoutNoise(amount)) + 0; // there is no negative zero
}

export function nearestOf(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

export function up(amount: number): number {
  return Math.ceil(withoutNoise(amount));
}

export function down(amount: number): number {
  return Math.floor(withoutNoise(amount));
}

export function wholePercent(part: number, whole: number): number {
  return nearest((part / whole) * 100);
}

function withoutNoise(amount: number): number {
  return Number(Number(amount.toPrecision(NOISE_DIGITS)).toFixed(NOISE_DECIMALS));
}
