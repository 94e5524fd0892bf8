import type { Cart } from '#domain/cart/cart.ts';
import type { PaymentChannel } from '#domain/cart/payment-channels.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { TellShop } from './tell-shop.ts';

/** Chooses how to pay, by the method's code and by the channel where it carries some (CART-73, CHK-08). */
export type ChoosePayment = (code: string, channel?: PaymentChannel | null) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly tellShop: TellShop };

export function createChoosePayment({ cart, tellShop }: Ports): ChoosePayment {
  return async (paymentMethod, paymentChannel = null) => {
    cart.update((now) => ({ ...now, paymentMethod, paymentChannel }));
    await tellShop('payment');
  };
}
