import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { OrderId, PlacedOrder } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import { openedKey } from './order-key.ts';
import { type RefusedAsking, refusedAsking } from './refused-asking.ts';

/** `refused`: it is packed or sent, or nobody's here; nothing was canceled. `failed`: nobody knows, and it can be asked again. */
export type CanceledPlaced =
  | { readonly kind: 'canceled'; readonly order: PlacedOrder }
  | { readonly kind: RefusedAsking };

/** Asks the shop to cancel an order that it has. Asked again after a lost answer, it is the same. */
export type CancelPlaced = (order: OrderId) => Promise<CanceledPlaced>;

type Ports = {
  readonly orderGateway: Pick<OrderGateway, 'cancel'>;
  /** The key that opened an order in this tab. */
  readonly openedOrder: ReadonlyCell<DraftTexts>;
};

export function createCancelPlaced({ orderGateway, openedOrder }: Ports): CancelPlaced {
  return async (order) => {
    const key = openedKey(openedOrder.get());
    const reply = await orderGateway.cancel({ order, email: key?.order === order ? key.email : null });
    return reply.kind === 'ok' ? { kind: 'canceled', order: reply.value } : { kind: refusedAsking(reply) };
  };
}
