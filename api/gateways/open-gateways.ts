import type { GatewayName, Gateways, PaymentGateway } from './payment-gateway.ts';
import type { RazorpaySettings } from './razorpay.ts';
import type { StripeSettings } from './stripe.ts';

/** What is absent is not configured, and nothing of it is loaded. */
export type GatewaySettings = { readonly razorpay?: RazorpaySettings; readonly stripe?: StripeSettings };

export async function openGateways({ razorpay, stripe }: GatewaySettings): Promise<Gateways> {
  const open: [GatewayName, PaymentGateway][] = [];
  if (razorpay) open.push(['razorpay', await (await import('./razorpay.ts')).openRazorpay(razorpay)]);
  if (stripe) open.push(['stripe', await (await import('./stripe.ts')).openStripe(stripe)]);
  return new Map(open);
}
