import type { Cart } from '#domain/cart/cart.ts';
import type { CheckLines } from '#domain/cart/check-lines.ts';
import type { LoadTotals } from '#domain/cart/load-totals.ts';
import { withDefaultMethods } from '#domain/cart/methods.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';

/**
 * Opening the cart: the usual methods are chosen, cart and server's cart agree again, the sums are the shop's, and each
 * line knows its stock.
 */
export type OpenCart = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly syncCart: SyncCart;
  readonly loadTotals: LoadTotals;
  readonly checkLines: CheckLines;
};

export function createOpenCart({ cart, storeView, syncCart, loadTotals, checkLines }: Ports): OpenCart {
  return async () => {
    const country = countryIdOf(storeView.get());
    if (!hasMethods(cart.get())) cart.update((now) => withDefaultMethods(now, country));
    void checkLines();
    const { kind } = await syncCart();
    if (kind === 'in-sync' && !shownTotals(cart.get()).isFinal) await loadTotals();
  };
}

function hasMethods({ shippingMethod, paymentMethod }: Cart): boolean {
  return shippingMethod !== null && paymentMethod !== null;
}
