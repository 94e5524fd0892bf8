import type { CartLine } from '#domain/cart/cart.ts';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import type { PaymentChannel } from '#domain/cart/payment-channels.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Brand } from '#domain/shared/brand.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Cancellation } from './cancellation.ts';
import type { OrderReturns } from './order-return.ts';
import type { OrderState, OrderStatus } from './order-status.ts';
import type { Shipment } from './shipment.ts';

/** `<epoch ms>-<random UUID>`, made before the first attempt and kept for every retry (contract, section 7). */
export type OrderId = Brand<string, 'OrderId'>;

export function orderIdOf(text: string): OrderId {
  return text as OrderId;
}

/** A line as it was ordered; `price` is what the shopper saw for a piece, tax included (CHK-24). */
export type OrderLine = Omit<CartLine, 'productId' | 'serverItem' | 'replaces' | 'rejection' | 'stock'> & {
  readonly id: number;
};

/**
 * What is known of an order whatever becomes of it, as it is sent at every attempt (CHK-20 to CHK-24).
 * `transmited` and `transmited_at` are the specification's spelling on the wire; here they are words.
 */
export type OrderFacts = {
  readonly id: OrderId;
  readonly hash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Who was signed in; null for a guest. It is sent, shown and named to nobody else. */
  readonly owner: CustomerId | null;
  readonly storeCode: string | null;
  /** The world it was placed in; it is sent with these, never with the current ones. */
  readonly country: string;
  readonly currency: string;
  /** In which its mails are written; orders of earlier builds say none. */
  readonly locale?: string;
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
  /** What the shopper saw as the sum. */
  readonly total: Money;
  /** The forms as they were typed, to be had again should the order be changed; null for orders of earlier builds. */
  readonly typed: CheckoutDetails | null;
};

/** An order as the device knows it. Only `order-transitions.ts` changes one. */
export type Order = OrderFacts & OrderState;

/** The shop's answer to a placed order. `total` is charged; `redirectUrl` is a page to pay on, or null. */
export type Placement = { readonly number: string; readonly total: Money; readonly redirectUrl: string | null };

/** An order as the shop shows it on the confirmation. */
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
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly tax: Money;
  /** Negative or 0. */
  readonly storeCredit: Money;
  readonly total: Money;
  readonly shippingAddress: CartAddress | null;
  readonly billingAddress: CartAddress;
  readonly shippingTitle: string;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  /** Where it can be paid while that is open; null or missing where the shop does not tell. */
  readonly paymentPage?: string | null;
  /** What was sent so far; a shop need not tell it, and builds before have not kept it. */
  readonly shipments?: readonly Shipment[];
  /** Whether the shop cancels it for its shopper now; null or missing where it does not say. */
  readonly isCancelable?: boolean | null;
  /** Whether the shop lets its shopper withdraw from it now; null or missing where it does not say. */
  readonly isWithdrawable?: boolean | null;
  /** How its shopper canceled it; null or missing for every other. */
  readonly cancellation?: Cancellation | null;
  /** What was given back; null or missing where the shop takes nothing back by itself, or does not say whose it is. */
  readonly returns?: OrderReturns | null;
};

export type PlacedLine = {
  /** Names the line in its order; a shop need not tell it, and builds before have not kept it. */
  readonly item?: number | null;
  /** False of what is never taken back. */
  readonly isReturnable?: boolean;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: Money;
  /** The price without tax; a shop need not tell it, and builds before have not kept it. */
  readonly net?: Money | null;
  readonly total: Money;
  /** What a coupon takes off the total; builds before have not kept it. */
  readonly discount?: Money;
  readonly image: string;
  /** Working days until it is made and ships; null or missing of what lies ready, and where the shop does not say. */
  readonly makeDays?: number | null;
  readonly options: readonly { readonly label: string; readonly value: string }[];
};

/** The name of an order's lock: who sends it or takes it back does so alone, over all tabs. */
export function lockOf({ id }: Pick<Order, 'id'>): string {
  return `order:${id}`;
}

/** An order in one of these statuses. */
export type OrderIn<Status extends OrderStatus> = Extract<Order, { readonly status: Status }>;

export type WaitingOrder = OrderIn<'queued' | 'sending' | 'maybeReceived'>;
export type AnsweredOrder = OrderIn<'accepted' | 'returned' | 'refused' | 'withdrawn' | 'editing' | 'edited'>;

/** Whether an order is still to be sent. */
export function isWaiting(order: Order): order is WaitingOrder {
  return order.status === 'queued' || order.status === 'sending' || order.status === 'maybeReceived';
}

/** Whether an order has come to its end, be it by the shop's final answer or by the shopper's. */
export function isAnswered(order: Order): order is AnsweredOrder {
  return 'answeredAt' in order;
}

/** Whether the shop took an order, whatever became of it afterwards. */
export function isTaken(order: Order): order is OrderIn<'accepted' | 'returned'> {
  return order.status === 'accepted' || order.status === 'returned';
}

/** Whether an order was taken back by the shopper, to be changed or for good. */
export function isWithdrawn(order: Order): order is OrderIn<'withdrawn' | 'editing' | 'edited'> {
  return order.status === 'withdrawn' || order.status === 'editing' || order.status === 'edited';
}

/** Whether nobody knows if the shop has an order. What has not can be taken back without asking. */
export function isMaybeReceived(order: Order): order is OrderIn<'sending' | 'maybeReceived' | 'canceling'> {
  return order.status === 'sending' || order.status === 'maybeReceived' || order.status === 'canceling';
}

/** Whether the ordered pieces are not in the cart any more. */
export function hasLeftCart(order: Order): boolean {
  return 'hasLeftCart' in order ? order.hasLeftCart : order.status === 'accepted' || order.status === 'editing';
}

/** When an order was last tried to be sent; null when it was not, or that is not written down. */
export function attemptedAtOf(order: Order): string | null {
  return 'attemptedAt' in order ? order.attemptedAt : null;
}

/** What is known of an order in any status, the fields of later builds too. */
export function factsOf(order: Order): OrderFacts {
  const { status, hasLeftCart, attemptedAt, answeredAt, ...rest } = order as OrderFacts & EachOf<OrderState>;
  const { number, charged, paymentPage, isUnwanted, message, wasSent, ...facts } = rest;
  return facts;
}

/** The fields that some of the states have. */
type EachOf<State> = { readonly [Field in State extends unknown ? keyof State : never]?: unknown };
