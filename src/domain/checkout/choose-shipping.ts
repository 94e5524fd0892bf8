import type { Cart } from '#domain/cart/cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { TellShop } from './tell-shop.ts';

/** Chooses how the parcel travels, by its method code (CART-72). */
export type ChooseShipping = (methodCode: string) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly tellShop: TellShop };

export function createChooseShipping({ cart, tellShop }: Ports): ChooseShipping {
  return async (shippingMethod) => {
    cart.update((now) => ({ ...now, shippingMethod }));
    await tellShop('shipping');
  };
}
