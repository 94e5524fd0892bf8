import type { Cart } from '#domain/cart/cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { TellShop } from './tell-shop.ts';

/** Chooses how to pay, by the method's code (CART-73, CHK-08). */
export type ChoosePayment = (code: string) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly tellShop: TellShop };

export function createChoosePayment({ cart, tellShop }: Ports): ChoosePayment {
  return async (paymentMethod) => {
    cart.update((now) => ({ ...now, paymentMethod }));
    await tellShop('payment');
  };
}
