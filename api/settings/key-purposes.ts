import type { Environment } from './outside-settings.ts';

/** The settings whose values are keys of this server. Each key has one purpose: who learns one has no other. */
const PURPOSES = [
  'REFRESH_TOKEN_KEYS',
  'GROUP_TOKEN_KEYS',
  'MODERATION_KEY',
  'ORDERS_KEY',
  'INVALIDATION_KEY',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** A sentence about a key that serves two purposes, or null; it never repeats the key. */
export function sharedKeyIn(environment: Environment): string | null {
  const keys = PURPOSES.map((name) => ({ name, keys: partsOf(environment[name]) }));
  for (const [at, one] of keys.entries()) {
    const other = keys.slice(at + 1).find((each) => each.keys.some((key) => one.keys.includes(key)));
    if (other) return `${one.name} and ${other.name} must not have a key in common.`;
  }
  return null;
}

function partsOf(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
