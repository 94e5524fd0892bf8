import type { Database } from '#api/database/open-database.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import type { OrderRequest } from './order-request.ts';

/** One try at placing an order. */
export type Attempt = {
  readonly shop: Shop;
  readonly call: Call;
  /** The one transaction of the order: all of it is kept together or not at all. */
  readonly db: Database;
  readonly request: OrderRequest;
};
