import type { GatewayName, Gateways, PaymentGateway } from './payment-gateway.ts';
import type { RazorpaySettings } from './razorpay.ts';

/** What is absent is not configured, and nothing of it is loaded. */
export type GatewaySettings = { readonly razorpay?: RazorpaySettings };

export async function openGateways({ razorpay }: GatewaySettings): Promise<Gateways> {
  const open: [GatewayName, PaymentGateway][] = [];
  if (razorpay) open.push(['razorpay', await (await import('./razorpay.ts')).openRazorpay(razorpay)]);
  return new Map(open);
}
