import { amount, checked, filled, list, shape, valueOrNull } from '#adapters/wire/parser.ts';
import type { ConsentChoice } from '#domain/consent/consent-choice.ts';

const purposes = list(filled); // one of an earlier build is of no purpose any more, and harmless

const storedConsent = checked<ConsentChoice>(
  shape({ version: amount, chosenAt: filled, asked: purposes, allowed: purposes }),
);

/** What a shopper has agreed to; null when it cannot be read, so that they are asked again. */
export function readStoredConsent(stored: unknown): ConsentChoice | null {
  return valueOrNull(storedConsent, stored);
}
