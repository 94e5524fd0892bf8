import type { Cart } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import {
  chosenOrDefault,
  defaultPaymentMethods,
  mergedPaymentMethods,
  offeredPaymentMethods,
  type PaymentMethod,
  type ShippingMethod,
  withDefaultMethods,
} from '#domain/cart/methods.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type CountryId, countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';
import { addressOf } from './address-of.ts';
import type { CheckoutMethods } from './checkout-methods.ts';
import type { CheckoutDetails } from './details.ts';

/** Asks the shop for its ways to send and to pay, and chooses the usual ones where nothing is chosen (CART-90). */
export type LoadMethods = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly checkoutMethods: Cell<CheckoutMethods>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly cartGateway: Pick<CartGateway, 'paymentMethods' | 'shippingMethods'>;
  readonly syncCart: SyncCart;
};

export function createLoadMethods({
  cart,
  checkoutMethods,
  checkoutDetails,
  storeView,
  cartGateway,
  syncCart,
}: Ports): LoadMethods {
  return async () => {
    if (checkoutMethods.get().country !== country()) offerPayment(defaultPaymentMethods(country())); // those of another are void
    cart.update((now) => withDefaultMethods(now, country()));
    await syncCart();
    const { id } = cart.get();
    if (!id) return;
    const { shipping, personal } = checkoutDetails.get();
    const asked = country();
    const [payment, parcel] = await Promise.all([
      cartGateway.paymentMethods(id),
      cartGateway.shippingMethods(id, shipping.country ? addressOf(shipping, personal) : null),
    ]);
    if (payment.kind === 'ok' && asked === country())
      offerPayment(mergedPaymentMethods(defaultPaymentMethods(country()), payment.value));
    if (parcel.kind === 'ok' && parcel.value.length > 0) offerShipping(parcel.value);
  };

  function country(): CountryId {
    return countryIdOf(storeView.get());
  }

  function offerPayment(payment: readonly PaymentMethod[]): void {
    checkoutMethods.update((now) => ({ ...now, payment, country: country() }));
    cart.update((now) => withOfferedPayment(now, payment));
  }

  function offerShipping(shipping: readonly ShippingMethod[]): void {
    checkoutMethods.update((now) => ({ ...now, shipping }));
    cart.update((now) => withOfferedShipping(now, shipping));
  }
}

/** Keeps a choice that is still offered, else takes the default. */
function withOfferedPayment(cart: Cart, payment: readonly PaymentMethod[]): Cart {
  const offered = offeredPaymentMethods(payment, cart);
  const way = chosenOrDefault(offered, ({ code }) => code, cart.paymentMethod);
  return { ...cart, paymentMethod: way?.code ?? null };
}

function withOfferedShipping(cart: Cart, shipping: readonly ShippingMethod[]): Cart {
  const parcel = chosenOrDefault(shipping, ({ methodCode }) => methodCode, cart.shippingMethod);
  return { ...cart, shippingMethod: parcel?.methodCode ?? null };
}
