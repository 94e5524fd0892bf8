import type { Order } from './order.ts';
import type { OrderBook } from './order-book.ts';

/** Every order this device knows, the newest first, whatever became of it. */
export type ReadOrders = () => Promise<readonly Order[]>;

export function createReadOrders({ book }: { readonly book: OrderBook }): ReadOrders {
  return async () => (await book.all()).toReversed();
}
