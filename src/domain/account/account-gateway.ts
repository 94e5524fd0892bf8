import type { CartId } from '#domain/cart/cart.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { PastOrder } from './order-history.ts';
import type { CreditStatement, CreditUse } from './store-credit.ts';

/** What the shop has written down of whoever is signed in; refused with 401 for a guest. */
export interface AccountGateway {
  /** All orders, on however many pages the shop tells them. */
  orderHistory(): Promise<Reply<readonly PastOrder[]>>;
  storeCredit(): Promise<Reply<CreditStatement>>;
  /** How credit is used for the customer's cart (ACC-08). */
  creditUse(cart: CartId): Promise<Reply<CreditUse>>;
  /** Uses as much credit for the cart as there is, or none; nothing is charged before the order. May be repeated. */
  spendCredit(cart: CartId, isApplied: boolean): Promise<Reply<CreditUse>>;
}
