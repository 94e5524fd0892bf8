import type { TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

type Ports = {
  readonly cart: Pick<PersistedCell<Cart>, 'get' | 'read'>;
  readonly trackingGateway: Pick<TrackingGateway, 'tellCart'>;
};

/** A cart that was ordered or emptied meanwhile was not left behind, so the shop does not hear of it (TRACK-21). */
export function createSendCart({ cart, trackingGateway }: Ports): CommandSenders['tell-cart'] {
  return async ({ id, state }, { world }) => {
    await cart.read(); // the device may not have been read yet
    const now = cart.get();
    const isThere = now.lines.length > 0 && (now.id ?? state.email) === id;
    return isThere ? trackingGateway.tellCart(id, state, world) : { kind: 'ok', value: null };
  };
}
