import { isTaken, isWaiting, isWithdrawn, type Order } from '#domain/orders/order.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { accountMessages } from '../messages/account/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { momentText } from '../shared/moment-text.ts';

/** An order in a list: what it is called, when and for how much, and the page that tells more. */
export type OrderEntry = {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly timestamp: string;
  readonly total: string;
  readonly pieces: string;
  readonly address: string;
};

/** Amounts in the currency the order was placed in. */
export function orderEntry(order: Order, messages: Messages, storeView: StoreView): OrderEntry {
  const { id, createdAt, currency, lines, total } = order;
  return {
    id,
    name: nameOf(order, messages(accountMessages)),
    day: momentText(createdAt, storeView),
    timestamp: createdAt,
    total: displayPrice(isTaken(order) ? order.charged : total, { ...storeView, currency }),
    pieces: lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', '),
    address: `/confirmation?orderId=${encodeURIComponent(id)}`,
  };
}

function nameOf(order: Order, texts: TextsOf<typeof accountMessages>): string {
  if (order.status === 'returned' || isWithdrawn(order)) return texts.withdrawn;
  if (isWaiting(order)) return texts.waiting;
  if (order.status !== 'accepted') return texts[order.status];
  return order.isUnwanted ? texts.unwanted(order.number) : texts.placed(order.number);
}
