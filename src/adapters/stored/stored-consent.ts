import { amount, checked, filled, list, optional, shape, text, valueOrNull } from '#adapters/wire/parser.ts';
import type { ConsentChoice } from '#domain/consent/consent-choice.ts';

const purposes = list(filled); // one of an earlier build is of no purpose any more, and harmless

/** Earlier builds gave a choice no number. */
const storedConsent = checked<ConsentChoice>(
  shape({ number: optional(text, ''), version: amount, chosenAt: filled, asked: purposes, allowed: purposes }),
);

/** What a shopper has agreed to; null when it cannot be read, so that they are asked again. */
export function readStoredConsent(stored: unknown): ConsentChoice | null {
  return valueOrNull(storedConsent, stored);
}
