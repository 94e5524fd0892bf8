import type { PaymentChannel } from '#domain/cart/payment-channels.ts';
import { oneOf, valueOrNull } from '#wire/parser.ts';

const channel = oneOf('upi', 'cards');

/** The channel a device kept; null for what is none, which loses nothing but the choice. */
export function readStoredChannel(stored: unknown): PaymentChannel | null {
  return valueOrNull(channel, stored);
}
