import type { Cart } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import {
  chosenOrDefault,
  defaultPaymentMethods,
  defaultShippingMethod,
  mergedPaymentMethods,
  offeredPaymentMethods,
} from '#domain/cart/methods.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';
import { addressOf } from './address-of.ts';
import type { CheckoutMethods } from './checkout-methods.ts';
import type { CheckoutDetails } from './details.ts';

/** Asks the shop for its ways to send and to pay, and chooses the usual ones where nothing is chosen (CART-90). */
export type LoadMethods = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly methods: Cell<CheckoutMethods>;
  readonly details: ReadonlyCell<CheckoutDetails>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly gateway: Pick<CartGateway, 'paymentMethods' | 'shippingMethods'>;
  readonly syncCart: SyncCart;
};

export function createLoadMethods({ cart, methods, details, storeView, gateway, syncCart }: Ports): LoadMethods {
  return async () => {
    methods.update((now) => ({ ...now, payment: mergedPaymentMethods(local(), now.payment) }));
    chooseUsual();
    await syncCart();
    const { id } = cart.get();
    if (!id) return;
    const { shipping, personal } = details.get();
    const [payment, parcel] = await Promise.all([
      gateway.paymentMethods(id),
      gateway.shippingMethods(id, shipping.country ? addressOf(shipping, personal) : null),
    ]);
    if (payment.kind === 'ok')
      methods.update((now) => ({ ...now, payment: mergedPaymentMethods(local(), payment.value) }));
    if (parcel.kind === 'ok' && parcel.value.length > 0) methods.update((now) => ({ ...now, shipping: parcel.value }));
    chooseUsual();
  };

  function local() {
    return defaultPaymentMethods(countryIdOf(storeView.get()));
  }

  function chooseUsual(): void {
    cart.update((now) => withUsualMethods(now, methods.get()));
  }
}

/** Keeps a choice that is still offered, else takes the default. */
export function withUsualMethods(cart: Cart, { shipping, payment }: CheckoutMethods): Cart {
  const offered = offeredPaymentMethods(payment, cart);
  const parcel =
    chosenOrDefault(shipping, ({ methodCode }) => methodCode, cart.shippingMethod) ?? defaultShippingMethod;
  const way = chosenOrDefault(offered, ({ code }) => code, cart.paymentMethod);
  return { ...cart, shippingMethod: parcel.methodCode, paymentMethod: way?.code ?? null };
}
