import { randomBytes } from 'node:crypto';
import type { OrderStatus } from '#api/database/order-tables.ts';
import { gatewayFor } from '#api/gateways/gateway-for.ts';
import type { GatewayName } from '#api/gateways/payment-gateway.ts';
import type { Paise } from '#api/money/paise.ts';
import type { Shop } from '#api/shop/shop.ts';

/** Where this server sends shoppers on to the page of the gateway. */
export const PAY_PAGE = '/payment/pay';

/** How an order that is just placed stands, and where it is paid. */
export type BegunPayment = {
  readonly status: OrderStatus;
  /** The one that takes the money; null where none does. */
  readonly gateway: GatewayName | null;
  /** Whoever has it is sent to the page to pay on, or says what became of the payment where a page stands in for it. */
  readonly secret: string | null;
  /** Absolute, with the secret. */
  readonly url: string | null;
};

/** Whatever tells where an order is paid needs this of the shop. */
export type PayDesk = Pick<Shop, 'gateways' | 'accounts'>;

type ToPay = { readonly order_id: string; readonly status: OrderStatus; readonly gateway: GatewayName | null };

/** Where an order that waits for its payment is paid, for whoever has its id; null where there is nothing to pay, or no page. */
export function payUrlOf({ gateways, accounts }: PayDesk, { order_id, status, gateway }: ToPay): string | null {
  const isOpen = status === 'pending_payment' && gateway !== null && gateways.has(gateway);
  return isOpen ? `${accounts.apiUrl}${PAY_PAGE}?order=${encodeURIComponent(order_id)}` : null;
}

type Due = { readonly method: string; readonly amount: Paise; readonly country: string };

const NOWHERE = { gateway: null, secret: null, url: null };

/**
 * Cash is collected later, and nothing is due of what coupon or credit have paid. A gateway is not asked here: the order
 * must stand first, however slow a gateway is, so that the shopper is sent to a page of this server which asks it.
 */
export function beginPayment(
  { paymentPage, gateways, accounts }: Pick<Shop, 'paymentPage' | 'gateways' | 'accounts'>,
  { method, amount, country }: Due,
): BegunPayment {
  if (method === 'cashondelivery') return { ...NOWHERE, status: 'pending' };
  if (amount === 0) return { ...NOWHERE, status: 'processing' };
  const gateway = gatewayFor(gateways, country);
  const page = gateway === null ? paymentPage : `${accounts.apiUrl}${PAY_PAGE}`;
  if (page === null) return { ...NOWHERE, status: 'pending_payment' };
  const secret = randomBytes(32).toString('base64url');
  return { status: 'pending_payment', gateway, secret, url: `${page}?state=${secret}` };
}
