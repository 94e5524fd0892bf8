import type { Currency } from './store-view.ts';

type CurrencyDisplay = { readonly sign: string; readonly rate: number };

/** Rates from rupees and signs. Source: specification §9, currency. */
const currencies: Readonly<Record<Currency, CurrencyDisplay>> = {
  INR: { sign: '₹', rate: 1 },
  USD: { sign: '$', rate: 0.013 },
  GBP: { sign: '£', rate: 0.01049648367 },
};

const DEFAULT_CURRENCY: Currency = 'INR';
const NOISE_DIGITS = 6; // binary noise of a multiplication lies far behind the sixth decimal

export type SignPlacement = 'prepend' | 'append';

/**
 * Writes an amount the way every screen shows it (STORE-20): rupees rounded, other currencies rounded up.
 * `rupees` is in INR major units; an unknown currency falls back to rupees (STORE-12), text that is no number
 * is shown unchanged (STORE-18).
 */
export function displayPrice(rupees: number | string, currency: string, placement: SignPlacement = 'prepend'): string {
  const amount = typeof rupees === 'string' && rupees.trim() === '' ? Number.NaN : Number(rupees);
  if (!Number.isFinite(amount)) return String(rupees);
  const code = isCurrency(currency) ? currency : DEFAULT_CURRENCY;
  const whole = wholeUnits(Math.abs(amount), code);
  const digits = groupThousands(whole);
  const { sign } = currencies[code];
  const minus = amount < 0 && whole > 0 ? '-' : '';
  return placement === 'append' ? `${minus}${digits}${sign}` : `${minus}${sign}${digits}`;
}

/** What an amount of the shopper's currency is in rupees: to the paisa, and no more than what is shown as that amount. */
export function inRupees(amount: number, currency: Currency): number {
  return Math.floor(Number(((amount / currencies[currency].rate) * 100).toFixed(NOISE_DIGITS))) / 100;
}

/** The whole number that `displayPrice` writes of an amount in rupees. */
export function inCurrency(rupees: number, currency: Currency): number {
  return wholeUnits(rupees, currency);
}

/** The sign of a currency, such as `₹`. */
export function signOf(currency: Currency): string {
  return currencies[currency].sign;
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}

function wholeUnits(rupees: number, currency: Currency): number {
  if (currency === DEFAULT_CURRENCY) return Math.round(rupees);
  return Math.ceil(Number((rupees * currencies[currency].rate).toFixed(NOISE_DIGITS)));
}

/** Groups of three in every currency (STORE-17). */
function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
