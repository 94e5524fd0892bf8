import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { OrderId, PlacedOrder } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import { openedKey } from './order-key.ts';

/** Asks the shop for an order, in the name of whoever looks at it. */
export type ReadPlaced = (id: OrderId) => Promise<Reply<PlacedOrder>>;

type Ports = {
  readonly orderGateway: Pick<OrderGateway, 'get' | 'track'>;
  /** The key that opened an order in this tab. */
  readonly openedOrder: ReadonlyCell<DraftTexts>;
};

/** An order that was opened by its e-mail is asked for by it again; one that does not open so any more is masked. */
export function createReadPlaced({ orderGateway, openedOrder }: Ports): ReadPlaced {
  return async (id) => {
    const key = openedKey(openedOrder.get());
    if (key?.order !== id) return orderGateway.get(id);
    const reply = await orderGateway.track(key);
    return reply.kind === 'refused' ? orderGateway.get(id) : reply;
  };
}
