import type { CartLine } from '#domain/cart/cart.ts';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import type { PaymentChannel } from '#domain/cart/payment-channels.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Brand } from '#domain/shared/brand.ts';

/** `<epoch ms>-<random UUID>`, made before the first attempt and kept for every retry (contract, section 7). */
export type OrderId = Brand<string, 'OrderId'>;

export function orderIdOf(text: string): OrderId {
  return text as OrderId;
}

/** A line as it was ordered; `price` is what the shopper saw for a piece, INR, tax included (CHK-24). */
export type OrderLine = Omit<CartLine, 'productId' | 'shopsLine' | 'replaces' | 'setback' | 'stock'> & {
  readonly id: number;
};

/**
 * An order as the device keeps it, sent unchanged at every attempt (CHK-20 to CHK-24).
 * `transmited` and `transmited_at` are the specification's spelling on the wire; here they are words.
 */
export type Order = {
  readonly id: OrderId;
  readonly hash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The shop gave its final answer. */
  readonly isTransmitted: boolean;
  readonly transmittedAt: string | null;
  /** When an attempt to send it last began or ended; null while none is written down. */
  readonly attemptedAt: string | null;
  /**
   * It may have reached the shop, whatever is written down of attempts: from the moment it is made to be sent, since a
   * device that keeps nothing more then does not keep it from being sent. What has not can be taken back without asking.
   */
  readonly mayHaveLeft: boolean;
  /** Who was signed in; null for a guest. It is sent, shown and named to nobody else. */
  readonly owner: CustomerId | null;
  readonly storeCode: string | null;
  /** The world it was placed in; it is sent with these, never with the current ones. */
  readonly country: string;
  readonly currency: string;
  readonly cartId: string;
  readonly lines: readonly OrderLine[];
  readonly shippingAddress: CartAddress | null;
  readonly billingAddress: CartAddress;
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly paymentMethod: string;
  /** What is paid with at the gateway; null where the method carries no channels. */
  readonly paymentChannel: PaymentChannel | null;
  readonly coupon: string | null;
  /** What the shopper saw as the sum, INR. */
  readonly total: number;
  /** The forms as they were typed, to be had again should the order be changed; null for orders of earlier builds. */
  readonly typed: CheckoutDetails | null;
  readonly outcome: OrderOutcome;
  /**
   * The ordered pieces have left the cart: at once when placed offline, else when the shop took the order. They are back
   * in it when the shop canceled the order because its payment failed, and when the shopper took it back to change it.
   */
  readonly hasLeftCart: boolean;
};

/**
 * What is known of an order: still waiting, being canceled, taken with the shop's number, refused for good, or taken back
 * by the shopper, to be changed or for good. One that is being canceled is never sent again, and the shop is asked whether
 * it has it; builds that do not know of this leave it alone, since they cannot read it. `isUnwanted`: the shopper canceled
 * it, and the shop turned out to have it.
 */
export type OrderOutcome =
  | { readonly kind: 'waiting' | 'canceling' }
  | ({ readonly kind: 'accepted'; readonly isUnwanted: boolean } & Taken)
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'withdrawn'; readonly isEdited: boolean };

/** How an order ends. */
export type Answer =
  | ({ readonly kind: 'accepted' } & Taken)
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'withdrawn'; readonly isEdited: boolean };

/** `total` is charged, INR; `paymentPage` is where the shopper pays, null when nothing is paid on a page. */
type Taken = { readonly number: string; readonly total: number; readonly paymentPage: string | null };

/** The shop's answer to a placed order. `total` is charged, INR; `redirectUrl` is a page to pay on, or null. */
export type Placement = { readonly number: string; readonly total: number; readonly redirectUrl: string | null };

/** An order as the shop shows it on the confirmation. Amounts in INR. */
export type PlacedOrder = {
  readonly id: OrderId;
  readonly number: string;
  readonly createdAt: string;
  readonly status: string;
  /** The shop does not say whose it is: names, telephone and e-mail are '', and of the addresses it tells the country alone. */
  readonly isMasked: boolean;
  readonly firstName: string;
  readonly email: string;
  readonly lines: readonly PlacedLine[];
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  /** Negative or 0. */
  readonly storeCredit: number;
  readonly total: number;
  readonly shippingAddress: CartAddress | null;
  readonly billingAddress: CartAddress;
  readonly shippingTitle: string;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
};

export type PlacedLine = {
  readonly sku: string;
  readonly name: string;
  readonly pieces: number;
  readonly price: number;
  /** The price without tax; a shop need not tell it, and builds before have not kept it. */
  readonly net?: number | null;
  readonly total: number;
  /** What a coupon takes off the total; builds before have not kept it. */
  readonly discount?: number;
  readonly image: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
};

/** The name of an order's turn: who sends it or takes it back does so alone, over all tabs. */
export function turnOf({ id }: Pick<Order, 'id'>): string {
  return `order:${id}`;
}

/** Whether an order is still to be sent. */
export function isWaiting({ outcome }: Pick<Order, 'outcome'>): boolean {
  return outcome.kind === 'waiting';
}

/** Whether an order was taken back to be changed, and its pieces are not in the cart yet: the page was closed just then. */
export function isOnItsWayBack({ outcome, hasLeftCart }: Pick<Order, 'outcome' | 'hasLeftCart'>): boolean {
  return outcome.kind === 'withdrawn' && outcome.isEdited && hasLeftCart;
}

/** Whether the shop took an order and then canceled it, so that its pieces are in the cart again. */
export function isReturned({ outcome, hasLeftCart }: Pick<Order, 'outcome' | 'hasLeftCart'>): boolean {
  return outcome.kind === 'accepted' && !hasLeftCart;
}

/**
 * The order with its final answer (CHK-28, CHK-29). While it was being canceled the shopper wanted none: what the shop
 * took then is not wanted, and what it refused is canceled.
 */
export function withAnswer(order: Order, answer: Answer, at: string): Order {
  return { ...order, outcome: outcomeOf(order, answer), isTransmitted: true, transmittedAt: at, updatedAt: at };
}

function outcomeOf({ outcome }: Order, answer: Answer): OrderOutcome {
  const isUnwanted = outcome.kind === 'canceling';
  if (answer.kind === 'accepted') return { ...answer, isUnwanted };
  return isUnwanted ? { kind: 'withdrawn', isEdited: false } : answer;
}
