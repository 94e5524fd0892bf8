import type { Cart } from '#domain/cart/cart.ts';
import type { LoadTotals } from '#domain/cart/load-totals.ts';
import { withDefaultMethods } from '#domain/cart/methods.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';

/** Opening the cart: the usual methods are chosen, own and shop's cart agree again, and the sums are the shop's. */
export type OpenCart = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly syncCart: SyncCart;
  readonly loadTotals: LoadTotals;
};

export function createOpenCart({ cart, storeView, syncCart, loadTotals }: Ports): OpenCart {
  return async () => {
    const country = countryIdOf(storeView.get());
    if (!hasMethods(cart.get())) cart.update((now) => withDefaultMethods(now, country));
    const { kind } = await syncCart();
    if (kind === 'in-sync' && !shownTotals(cart.get()).isFinal) await loadTotals();
  };
}

function hasMethods({ shippingMethod, paymentMethod }: Cart): boolean {
  return shippingMethod !== null && paymentMethod !== null;
}
