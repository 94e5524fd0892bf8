import { oneOf, valueOrNull } from '#adapters/wire/parser.ts';
import type { PaymentChannel } from '#domain/cart/payment-channels.ts';

const channel = oneOf('upi', 'cards');

/** The channel a device kept; null for what is none, which loses nothing but the choice. */
export function readStoredChannel(stored: unknown): PaymentChannel | null {
  return valueOrNull(channel, stored);
}
