import type { GatewayName, Gateways } from './payment-gateway.ts';

/** What shoppers are told of a gateway. */
export const gatewayTitles: Readonly<Record<GatewayName, string>> = { razorpay: 'Razorpay', stripe: 'Stripe' };

/** The gateway that takes the money of a country's orders: in India Razorpay, which knows UPI; abroad Stripe; else the one there is. */
export function gatewayFor(gateways: Gateways, country: string): GatewayName | null {
  const wished: readonly GatewayName[] = country === 'IN' ? ['razorpay', 'stripe'] : ['stripe', 'razorpay'];
  return wished.find((name) => gateways.has(name)) ?? null;
}
