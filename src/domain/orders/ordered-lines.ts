import { isWaiting, type OrderLine } from './order.ts';
import type { OrderBook } from './order-book.ts';

/** The lines of the orders that have left the cart, and that the shop does not have yet as far as anybody knows. */
export type OrderedLines = () => Promise<readonly OrderLine[]>;

export function createOrderedLines({ book }: { readonly book: Pick<OrderBook, 'all'> }): OrderedLines {
  return async () => (await book.all()).flatMap((order) => (order.hasLeftCart && isWaiting(order) ? order.lines : []));
}
