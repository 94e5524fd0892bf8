import { type Cart, hashOf, isVirtual } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import { isPricedFor, withTotals } from '#domain/cart/load-totals.ts';
import { defaultShippingMethod } from '#domain/cart/methods.ts';
import type { Totals } from '#domain/cart/totals.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { addressOf, billingAddressOf } from './address-of.ts';
import type { CheckoutMethods } from './checkout-methods.ts';
import { problemsOf } from './checks.ts';
import type { CheckoutDetails } from './details.ts';

/**
 * Tells the shop where the parcel goes and how it is paid, so that its sums are those of this order.
 * Without an answer the choice stays: the order carries it anyway.
 */
export type TellShop = (what: 'shipping' | 'payment') => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly checkoutMethods: Cell<CheckoutMethods>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly cartGateway: Pick<CartGateway, 'chooseShipping' | 'collectTotals'>;
  readonly clock: Clock;
};

export function createTellShop({
  cart,
  checkoutMethods,
  checkoutDetails,
  storeView,
  cartGateway,
  clock,
}: Ports): TellShop {
  return async (what) => {
    const { id, paymentMethod } = cart.get();
    if (!id) return;
    const parcel = parcelOf(cart.get(), checkoutMethods.get());
    const asked = { hash: hashOf(cart.get()), country: storeView.get().country };
    if (what === 'payment') {
      if (!paymentMethod) return;
      const reply = await cartGateway.collectTotals(id, { payment: paymentMethod, ...parcel });
      if (reply.kind === 'ok') keep(reply.value, asked);
      return;
    }
    if (!isAddressComplete(checkoutDetails.get(), isVirtual(cart.get()))) return;
    const { shipping, personal } = checkoutDetails.get();
    const billing = billingAddressOf(checkoutDetails.get(), isVirtual(cart.get()));
    const reply = await cartGateway.chooseShipping(id, { shipping: addressOf(shipping, personal), billing, ...parcel });
    if (reply.kind === 'ok') keep(reply.value.totals, asked);
  };

  /** Sums of another country say nothing of the prices that count by now. */
  function keep(totals: Totals, { hash, country }: Asked): void {
    if (!haveSamePrices(country, storeView.get().country)) return;
    cart.update((now) => (isPricedFor(now, country) ? withTotals(now, totals, hash, clock.now()) : now));
  }
}

/** The lines and the country that the shop was asked about. */
type Asked = { readonly hash: string; readonly country: string };

/** The chosen parcel, or the flat rate. */
export function parcelOf({ shippingMethod }: Pick<Cart, 'shippingMethod'>, { shipping }: CheckoutMethods) {
  const chosen =
    shipping.find(({ methodCode }) => methodCode === shippingMethod) ?? shipping[0] ?? defaultShippingMethod;
  return { carrierCode: chosen.carrierCode, methodCode: chosen.methodCode };
}

function isAddressComplete(details: CheckoutDetails, virtual: boolean): boolean {
  return problemsOf(details, { isVirtual: virtual }).every(({ form }) => form === 'final');
}
