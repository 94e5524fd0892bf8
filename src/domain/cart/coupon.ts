import type { Cell } from '#domain/shared/cell.ts';
import type { Cart } from './cart.ts';
import { type CartGateway, isDecision, isForgotten } from './cart-gateway.ts';
import type { LoadTotals } from './load-totals.ts';
import type { SyncCart } from './sync-cart.ts';

export type CouponOutcome = 'applied' | 'refused' | 'failed';

/** `refused`: the coupon is not valid, nothing has changed; `failed`: the shop could not be asked (CART-74 to CART-76). */
export type ApplyCoupon = (code: string) => Promise<CouponOutcome>;

/** `applied` here means taken off (CART-77). */
export type RemoveCoupon = () => Promise<CouponOutcome>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly cartGateway: Pick<CartGateway, 'applyCoupon' | 'removeCoupon'>;
  readonly syncCart: SyncCart;
  readonly loadTotals: LoadTotals;
};

/** A coupon belongs to the server's cart, so the carts agree first; what it takes off the server alone can say. */
export function createApplyCoupon({ cart, cartGateway, syncCart, loadTotals }: Ports): ApplyCoupon {
  return async (code) => {
    await syncCart();
    const { id } = cart.get();
    if (!id) return 'failed';
    const reply = await cartGateway.applyCoupon(id, code.trim());
    if (reply.kind === 'refused') return isDecision(reply) && !isForgotten(reply) ? 'refused' : 'failed';
    if (reply.kind !== 'ok') return 'failed';
    if (!reply.value) return 'refused';
    await loadTotals({ force: true });
    return 'applied';
  };
}

export function createRemoveCoupon({ cart, cartGateway, loadTotals }: Omit<Ports, 'syncCart'>): RemoveCoupon {
  return async () => {
    const { id } = cart.get();
    if (!id) return 'failed';
    const reply = await cartGateway.removeCoupon(id);
    if (reply.kind !== 'ok') return 'failed';
    await loadTotals({ force: true });
    return 'applied';
  };
}
