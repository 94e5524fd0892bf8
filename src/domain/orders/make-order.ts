import { type Cart, type CartLine, hashOf, isVirtual, sinceOf } from '#domain/cart/cart.ts';
import { channelOf, type PaymentRules } from '#domain/cart/payment-channels.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import { addressOf, billingAddressOf } from '#domain/checkout/address-of.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { parcelOf } from '#domain/checkout/tell-shop.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';
import { type OrderIn, type OrderLine, orderIdOf } from './order.ts';

/** What an order is made from. */
export type Purchase = {
  readonly cart: Cart;
  readonly details: CheckoutDetails;
  readonly methods: CheckoutMethods;
  readonly paymentRules: PaymentRules;
  readonly storeView: StoreView;
  /** Who is signed in; null for a guest. */
  readonly owner: CustomerId | null;
  /** The store view among several; null where the shop has only one (CHK-23). */
  readonly storeCode: string | null;
};

/**
 * Equal for the same purchase: the same lines since the last order, the same people and the same methods (CHK-35).
 * The shop's name for the cart does not count: it may change while the shopper presses.
 */
export function orderHashOf(purchase: Purchase): string {
  const { cart, details, methods } = purchase;
  const { personal, shipping, billing, isBillingSame } = details;
  const lines = [hashOf(cart), sinceOf(cart)];
  return JSON.stringify([
    lines,
    cart.paymentMethod,
    channelOfPurchase(purchase),
    parcelOf(cart, methods),
    personal,
    shipping,
    isBillingSame ? null : billing,
  ]);
}

/** A new order, not yet sent (CHK-20 to CHK-24). `now` is in ms since 1970, `uuid` a random one. */
export function makeOrder(purchase: Purchase, now: number, uuid: string): OrderIn<'queued'> {
  const { cart, details, methods, storeView, owner, storeCode } = purchase;
  const virtual = isVirtual(cart);
  const { totals } = shownTotals(cart);
  const at = timestampAt(now);
  return {
    id: orderIdOf(`${now}-${uuid}`),
    hash: orderHashOf(purchase),
    createdAt: at,
    updatedAt: at,
    owner,
    storeCode,
    country: storeView.country,
    currency: storeView.currency,
    locale: storeView.locale,
    cartId: cart.id ?? refusedCartOf(cart),
    lines: cart.lines.map(orderLineOf),
    shippingAddress: virtual ? null : addressOf(details.shipping, details.personal),
    billingAddress: billingAddressOf(details, virtual),
    ...parcelOf(cart, methods),
    paymentMethod: cart.paymentMethod ?? '',
    paymentChannel: channelOfPurchase(purchase),
    coupon: totals.coupon,
    total: totals.grandTotal,
    typed: details,
    status: 'queued',
    hasLeftCart: false,
  };
}

function orderLineOf({ productId, serverItem, replaces, rejection, stock, ...line }: CartLine): OrderLine {
  return { ...line, id: productId, ...moreInShop(line, serverItem) };
}

/** What the shop has more of in its cart: by that it is known as ordered where the cart has been left since. */
function moreInShop(
  { quantity, asked = [], askedIn }: Pick<CartLine, 'quantity' | 'asked' | 'askedIn'>,
  serverItem: CartLine['serverItem'],
): Pick<OrderLine, 'asked' | 'askedIn'> {
  if (serverItem === null || serverItem.quantity <= quantity) return {};
  const { cartId } = serverItem;
  return { asked: [...(askedIn === cartId ? asked : []), serverItem.quantity], askedIn: cartId };
}

function channelOfPurchase({ cart, storeView, paymentRules }: Purchase) {
  return channelOf(cart, countryIdOf(storeView), paymentRules);
}

/** The server's cart that the lines were in when it was refused: it may be there all the same, and the order uses it up. */
function refusedCartOf({ lines }: Cart): string {
  return lines.find(({ serverItem }) => serverItem !== null)?.serverItem?.cartId ?? '';
}
