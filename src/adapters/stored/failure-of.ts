import type { StoreAnswer } from '#domain/storage/key-value-store.ts';

/** A fault of the device as an answer. */
export function failureOf(fault: unknown): Extract<StoreAnswer<never>, { kind: 'failed' }> {
  const isFull = fault instanceof DOMException && fault.name === 'QuotaExceededError';
  return { kind: 'failed', reason: String(fault), ...(isFull && { isFull }) };
}
