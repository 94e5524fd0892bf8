import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type Cart, hashOf } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import type { Totals } from './totals.ts';

/** Reads what the shop calculates for the present lines (CART-38, CART-82); a failure leaves the own sums, and so do sums of another country. */
export type LoadTotals = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly gateway: Pick<CartGateway, 'totals'>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Clock;
};

export function createLoadTotals({ cart, gateway, storeView, clock }: Ports): LoadTotals {
  return async () => {
    const { id, lines } = cart.get();
    if (!id || lines.length === 0) return;
    const hash = hashOf(cart.get());
    const { country } = storeView.get();
    const reply = await gateway.totals(id);
    if (reply.kind !== 'ok' || !haveSamePrices(country, storeView.get().country)) return;
    const at = clock.now();
    cart.update((now) => (now.id === id ? withTotals(now, reply.value, hash, at) : now));
  };
}

/** Totals belong to the lines they were asked for; those of another cart never show. */
export function withTotals(cart: Cart, value: Totals, hash: string, at: number): Cart {
  return { ...cart, totals: { value, hash, at } };
}
