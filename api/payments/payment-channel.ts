/** What a shopper pays with at the gateway. */
export type PaymentChannel = 'upi' | 'cards';

const GATEWAY = 'ccavenuepay';

/** The channel that the body of an order names; null where it says nothing of one, or anything else: the JSON is free. */
export function channelOf(request: unknown): PaymentChannel | null {
  const information = fieldOf(request, 'addressInformation');
  if (fieldOf(information, 'payment_method_code') !== GATEWAY) return null;
  const channel = fieldOf(fieldOf(information, 'payment_method_additional'), 'channel');
  return channel === 'upi' || channel === 'cards' ? channel : null;
}

/** A field of an object's own; undefined where there is none. */
function fieldOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? Reflect.get(value, name) : undefined;
}

/** What an order calls its payment, by its channel. */
export const channelTitles: Readonly<Record<PaymentChannel, string>> = {
  upi: 'UPI (CCAvenue)',
  cards: 'Cards and net banking (CCAvenue)',
};
