import type { CartId } from '#domain/cart/cart.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { PastOrder } from './order-history.ts';
import type { Deletion, OwnData } from './own-data.ts';
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
  /** Everything that is kept of the customer, and of nobody else. */
  ownData(): Promise<Reply<OwnData>>;
  /**
   * Ends the account and every session of it. Refused with 422 when the password is another one, with 409 when the store
   * credit is. Asked again it is the same deletion.
   */
  deleteAccount(deletion: Deletion): Promise<Reply<true>>;
}
