import type { SyncCart } from '#domain/cart/sync-cart.ts';

/** Opening the cart: own and shop's cart agree again, and the sums with them. */
export type OpenCart = () => Promise<void>;

export function createOpenCart({ syncCart }: { readonly syncCart: SyncCart }): OpenCart {
  return async () => {
    await syncCart();
  };
}
