import type { Claim } from '#domain/claims/claim.ts';
import { amount, either, filled, flag, type Parser, shape, text, valueOrNull } from '#wire/parser.ts';

const storedClaim: Parser<Claim> = shape({
  code: filled,
  createdAt: filled,
  value: either(text, either(amount, flag)),
  description: text,
});

/** A claim that a device kept; null when it is none. */
export function readStoredClaim(stored: unknown): Claim | null {
  return valueOrNull(storedClaim, stored);
}
