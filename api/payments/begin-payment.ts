import { randomBytes } from 'node:crypto';
import type { OrderStatus } from '#api/database/order-tables.ts';
import type { Paise } from '#api/money/paise.ts';
import type { Shop } from '#api/shop/shop.ts';

/** How an order that is just placed stands, and where it is paid. */
export type BegunPayment = {
  readonly status: OrderStatus;
  /** Whoever has it may say what became of the payment; null where nothing is paid on a page. */
  readonly secret: string | null;
  /** Absolute, with the secret. */
  readonly url: string | null;
};

type Due = { readonly method: string; readonly amount: Paise };

/** Cash is collected later, and nothing is due of what coupon or credit have paid. The gateways are waited for. */
export function beginPayment({ paymentPage }: Pick<Shop, 'paymentPage'>, { method, amount }: Due): BegunPayment {
  if (method === 'cashondelivery') return { status: 'pending', secret: null, url: null };
  if (amount === 0) return { status: 'processing', secret: null, url: null };
  if (paymentPage === null) return { status: 'pending_payment', secret: null, url: null };
  const secret = randomBytes(32).toString('base64url');
  return { status: 'pending_payment', secret, url: `${paymentPage}?state=${secret}` };
}
