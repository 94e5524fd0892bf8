import { isShippable, type ProductType, type Sku, type TierPrice } from '#domain/catalog/product.ts';
import type { Brand } from '#domain/shared/brand.ts';
import type { Money } from '#domain/shared/money.ts';
import type { StockSeen } from '#domain/stock/availability.ts';
import { keyOf, type LineKey, type LinePart } from './line-parts.ts';
import type { PaymentChannel } from './payment-channels.ts';
import type { Totals } from './totals.ts';

/** The shop's name for the cart it keeps; opaque. */
export type CartId = Brand<string, 'CartId'>;

/** A chosen option of a line, in ids for the shop and in words for the shopper (CART-10). */
export type LineOption = {
  readonly attributeId: number;
  readonly valueId: number;
  readonly label: string;
  readonly value: string;
};

/** A variant and its number of pieces. Prices hold all taxes (CART-02, CART-11). */
export type CartLine = {
  readonly sku: Sku;
  readonly parentSku: Sku;
  readonly productId: number;
  readonly type: ProductType;
  readonly name: string;
  readonly designer: string;
  readonly image: string;
  /** Path of the product page. */
  readonly address: string;
  readonly price: Money;
  /** What a piece costs without its special price; equal to `price` when there is none (CART-30). */
  readonly regularPrice: Money;
  /** What each costs where they are several; missing where that is the same, and in what earlier builds kept. */
  readonly tiers?: readonly TierPrice[];
  readonly quantity: number;
  /** Working days until it is made and ships, as its page said: 0 of what lies ready; null or missing where nothing is known. */
  readonly makeDays?: number | null;
  readonly options: readonly LineOption[];
  /** What a bundle or a download was put together of; nothing for what is bought as it is. */
  readonly parts: readonly LinePart[];
  /** The server's item, and the pieces it last accepted; null until it took the line (CART-53). */
  readonly serverItem: { readonly id: number; readonly cartId: CartId; readonly quantity: number } | null;
  /** Pieces that the shop was asked for without an answer that was heard: it may have them. None where it is missing. */
  readonly asked?: readonly number[];
  /** The server's cart in which it was asked last; missing where it was not, and in what earlier builds kept. */
  readonly askedIn?: CartId;
  /** The lines it has taken the place of, until the shop agrees: they come back when it does not. */
  readonly replaces: readonly CartLine[];
  /** What the shopper wanted of the line and the shop refused; null when nothing was. */
  readonly rejection: Rejection | null;
  /** What the last look at the stock said; null when there was none. */
  readonly stock: StockSeen | null;
};

/** A refused change, taken back: so many pieces, while so many were left (null: nobody knows), or another choice. */
export type Rejection =
  | { readonly kind: 'pieces'; readonly wanted: number; readonly left: number | null }
  | { readonly kind: 'choice'; readonly wanted: string };

/**
 * What came together at a sign-in (CART-66): the pieces that the account had, and those of each line that this device brought.
 */
export type MergeReceipt = {
  readonly fromAccount: number;
  readonly devices: readonly { readonly key: LineKey; readonly quantity: number }[];
};

/**
 * An item of the server's that was removed here, as it was known then: it goes there while it has these pieces, since others
 * were chosen elsewhere by somebody who still wants it. Devices have kept removals since before they knew of pieces: null.
 * `asked`: other pieces that it may have been told of, without an answer that was heard. `cartId`: the cart in which the shop
 * had it, `key`: what it was; both are missing in what earlier builds kept.
 */
export type Removal = {
  readonly id: number;
  readonly quantity: number | null;
  readonly asked?: readonly number[];
  readonly cartId?: CartId;
  readonly key?: LineKey;
};

/**
 * A line that was removed before the shop had said that it has it: a push of it, or of `asked`, may be on its way to the cart
 * `cartId`; missing where none was known, and in what earlier builds kept.
 */
export type EarlyRemoval = {
  readonly key: LineKey;
  readonly quantity: number;
  readonly asked?: readonly number[];
  readonly cartId?: CartId;
};

/** The cart: what the shopper wants, and what the shop is known to think of it (CART-03 to CART-07). */
export type Cart = {
  readonly lines: readonly CartLine[];
  /** What was saved for later, the latest last; no part of the cart, and the shop does not know of it. */
  readonly saved: readonly CartLine[];
  /** The server's items that were removed here and not yet there. */
  readonly removed: readonly Removal[];
  /** Lines that were removed before the shop was known to have them. */
  readonly removedEarly: readonly EarlyRemoval[];
  /** The server's cart; null before the first connect. */
  readonly id: CartId | null;
  /** The account's cart was brought into it, and the shop has not heard of that: the own pieces count. */
  readonly isMerging: boolean;
  /** Until it was undone, put away or ordered, or all that this device brought is gone; null where nothing came together. */
  readonly receipt: MergeReceipt | null;
  /** Hash of the lines when cart and server's cart last agreed, and when that was; null before. */
  readonly inSync: { readonly hash: string; readonly at: number } | null;
  /** What the shop last calculated, for which lines (their hash), and when; null before. */
  readonly totals: { readonly value: Totals; readonly hash: string; readonly at: number } | null;
  /** The country whose prices its lines have, as an ISO 3166-1 code; null where nobody chose another than they came with. */
  readonly pricedFor: string | null;
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  /** What is paid with at the gateway, where its method carries several; null while nobody chose. */
  readonly paymentChannel: PaymentChannel | null;
  /** When the last order was placed (CHK-38); null before the first. */
  readonly orderedAt: number | null;
  /** When it was begun after somebody had left the device; null for the first one of a device. */
  readonly begunAt: number | null;
};

export const emptyCart: Cart = {
  lines: [],
  saved: [],
  removed: [],
  removedEarly: [],
  id: null,
  isMerging: false,
  receipt: null,
  inSync: null,
  totals: null,
  pricedFor: null,
  shippingMethod: null,
  paymentMethod: null,
  paymentChannel: null,
  orderedAt: null,
  begunAt: null,
};

/**
 * The moment since when it is one and the same cart: of its last order, or of its beginning. Each is later than the one
 * before, whatever the clock of the device says, so that orders are of the cart whose moment they have, or of one from
 * which it came.
 */
export function sinceOf({ orderedAt, begunAt }: Pick<Cart, 'orderedAt' | 'begunAt'>): number | null {
  return orderedAt ?? begunAt;
}

/**
 * Whether a cart is still tied to the same cart of the shop, and nobody has left since: with the next one that a customer
 * has of it, its lines come anew. What was ordered of it meanwhile makes it no other one.
 */
export function isSameCart(now: Cart, before: Cart): boolean {
  return now.id === before.id && now.begunAt === before.begunAt;
}

/** The first cart of who comes next: orders that others of this device have made are none of it. */
export function begunAnew(cart: Cart, at: number): Cart {
  return cart.lines.length > 0 || sinceOf(cart) !== null ? cart : { ...cart, begunAt: at };
}

/** A moment for the cart that comes after one of `since`; `at` is now. */
export function momentAfter(since: number | null, at: number): number {
  return since === null ? at : Math.max(at, since + 1);
}

export type CountType = 'quantities' | 'items';

/** What the badge counts: pieces, or lines when configured so (CART-31, CART-32). */
export function badgeCount({ lines }: Pick<Cart, 'lines'>, countType: CountType): number {
  return countType === 'items' ? lines.length : lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Only downloads and services: nothing to ship, no cash on delivery (CART-67, CART-68). */
export function isVirtual({ lines }: Pick<Cart, 'lines'>): boolean {
  return lines.length > 0 && !lines.some(isShippable);
}

/** Equal hashes mean equal lines: what they are and their pieces, in order. */
export function hashOf({ lines }: Pick<Cart, 'lines'>): string {
  return lines.map((line) => `${keyOf(line)}*${line.quantity}`).join('|');
}
