import type { Marks } from './journal.ts';
import type { KeptPair } from './key-value-store.ts';

/** The store's own mark, there from its first value on: where it is missing, the browser has cleared the store. */
export const STORE_MARK = '#mark';

/** The marks of a value, as they stand beside it. Builds that know none leave them alone. */
export function marksBeside(key: string, marks: Marks): KeptPair {
  return [marksKeyOf(key), marks];
}

export function marksKeyOf(key: string): string {
  return `${key}#marks`;
}

export function marksIn(stored: unknown): Marks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, count]) => Number.isSafeInteger(count)));
}
