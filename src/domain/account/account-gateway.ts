import type { Reply } from '#domain/shared/reply.ts';
import type { PastOrder } from './order-history.ts';
import type { CreditStatement } from './store-credit.ts';

/** What the shop has written down of whoever is signed in; refused with 401 for a guest. */
export interface AccountGateway {
  /** All orders, on however many pages the shop tells them. */
  orderHistory(): Promise<Reply<readonly PastOrder[]>>;
  storeCredit(): Promise<Reply<CreditStatement>>;
}
