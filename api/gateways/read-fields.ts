import type { MinorUnits } from './payment-gateway.ts';

/** A field of an object's own, and of what stands there the next one; undefined where there is none. */
export function fieldAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => {
    const isObject = typeof at === 'object' && at !== null && Object.hasOwn(at, name);
    return isObject ? Reflect.get(at, name) : undefined;
  }, value);
}

/** An id of a gateway; null for anything else. It stands in addresses of later calls, so nothing else may be in it. */
export function idIn(value: unknown, ...path: readonly string[]): string | null {
  const id = fieldAt(value, ...path);
  return typeof id === 'string' && /^[\w-]{1,200}$/.test(id) ? id : null;
}

/** A whole, positive amount, also as digits in quotes; null for anything else. */
export function amountIn(value: unknown, ...path: readonly string[]): MinorUnits | null {
  const told = fieldAt(value, ...path);
  const amount = typeof told === 'string' && /^\d{1,16}$/.test(told) ? Number(told) : told;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

/** A currency in three letters of upper case; null for anything else. */
export function currencyIn(value: unknown, ...path: readonly string[]): string | null {
  const told = fieldAt(value, ...path);
  return typeof told === 'string' && /^[a-z]{3}$/i.test(told) ? told.toUpperCase() : null;
}

/** The page that a shopper is sent to; null for anything but https. Where a gateway is played on this machine, http too. */
export function pageIn(value: unknown, name: string, { isPlayed }: { readonly isPlayed: boolean }): string | null {
  const url = URL.parse(String(fieldAt(value, name)));
  return url !== null && (url.protocol === 'https:' || (isPlayed && url.protocol === 'http:')) ? url.href : null;
}

/** The rows of a list; none for anything else. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const rows = fieldAt(value, ...path);
  return Array.isArray(rows) ? rows : [];
}
