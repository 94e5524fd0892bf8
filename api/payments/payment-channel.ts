import { gatewayTitles } from '#api/gateways/gateway-for.ts';
import type { GatewayName, PaymentChannel } from '#api/gateways/payment-gateway.ts';
import { fieldAt } from '#api/gateways/read-fields.ts';

/** The methods that are paid with one of several things. */
const CARRIERS: readonly unknown[] = ['ccavenuepay', 'razorpay'];

/** The channel that the body of an order names; null where it says nothing of one, or anything else: the JSON is free. */
export function channelOf(request: unknown): PaymentChannel | null {
  const information = fieldAt(request, 'addressInformation');
  if (!CARRIERS.includes(fieldAt(information, 'payment_method_code'))) return null;
  const channel = fieldAt(information, 'payment_method_additional', 'channel');
  return channel === 'upi' || channel === 'cards' ? channel : null;
}

const channels: Readonly<Record<PaymentChannel, string>> = { upi: 'UPI', cards: 'Cards and net banking' };

/** What an order calls its payment: by what, and at whose page. `gateway` is the one that takes it; null for none. */
export function channelTitle(channel: PaymentChannel, gateway: GatewayName | null): string {
  return `${channels[channel]} (${gateway === null ? 'CCAvenue' : gatewayTitles[gateway]})`;
}
