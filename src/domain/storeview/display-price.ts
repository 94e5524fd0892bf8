import { type Money, majorOf, moneyOf } from '#domain/shared/money.ts';
import { down, nearest, up } from '#domain/shared/rounding.ts';
import type { Currency, Localised } from './store-view.ts';

type CurrencyDisplay = { readonly sign: string; readonly rate: number };

/** Rates from rupees and signs. Source: specification §9, currency. */
const currencies: Readonly<Record<Currency, CurrencyDisplay>> = {
  INR: { sign: '₹', rate: 1 },
  USD: { sign: '$', rate: 0.013 },
  GBP: { sign: '£', rate: 0.01049648367 },
};

const DEFAULT_CURRENCY: Currency = 'INR';

/** In which currency an amount is written, and where its sign stands; `currency` is that of an order, too. */
export type Written = { readonly currency: string; readonly localised?: Localised | undefined };

/**
 * Writes an amount the way every screen shows it (STORE-20): rupees rounded, other currencies rounded up; the sign in front,
 * unless the store view has it otherwise. An unknown currency falls back to rupees (STORE-12). Text is read as rupees, and
 * shown unchanged where it is no number (STORE-18).
 */
export function displayPrice(price: Money | string, { currency, localised }: Written): string {
  const rupees = typeof price === 'string' ? rupeesIn(price) : majorOf(price);
  if (!Number.isFinite(rupees)) return String(price);
  const code = isCurrency(currency) ? currency : DEFAULT_CURRENCY;
  const whole = wholeUnits(Math.abs(rupees), code);
  const digits = groupThousands(whole);
  const sign = signOf({ currency: code, localised });
  const minus = rupees < 0 && whole > 0 ? '-' : '';
  return localised?.currencySignPlacement === 'append' ? `${minus}${digits}${sign}` : `${minus}${sign}${digits}`;
}

/** What so many units of the shopper's currency are in rupees: to the paisa, and no more than what is shown as that amount. */
export function inRupees(units: number, currency: Currency): Money {
  return moneyOf(down((units / currencies[currency].rate) * 100) / 100);
}

/** The whole number that `displayPrice` writes of an amount. */
export function inCurrency(amount: Money, currency: Currency): number {
  return wholeUnits(majorOf(amount), currency);
}

/** The sign of a currency, such as `₹`: the one that the store view has for it, else the usual one. */
export function signOf({ currency, localised }: Written & { readonly currency: Currency }): string {
  return localised?.allCurrency.find(({ value }) => value === currency)?.sign ?? currencies[currency].sign;
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}

function rupeesIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function wholeUnits(rupees: number, currency: Currency): number {
  return currency === DEFAULT_CURRENCY ? nearest(rupees) : up(rupees * currencies[currency].rate);
}

/** Groups of three in every currency (STORE-17). */
function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
