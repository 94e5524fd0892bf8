import type { Sku } from '#domain/catalog/product.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Refusal, Reply } from '#domain/shared/reply.ts';
import type { CartId, CartLine, LineOption } from './cart.ts';
import type { LinePart } from './line-parts.ts';
import type { PaymentMethod, ShippingMethod } from './methods.ts';
import type { Totals } from './totals.ts';

/** A line of the server's cart. `price` is a piece's price, tax included. */
export type ServerItem = {
  readonly id: number;
  readonly cartId: CartId;
  readonly sku: Sku;
  readonly parentSku: Sku;
  readonly quantity: number;
  readonly name: string;
  readonly price: Money;
  readonly type: CartLine['type'];
  readonly image: string;
  readonly options: readonly LineOption[];
  /** Without words: the shop tells ids alone. */
  readonly parts: readonly LinePart[];
};

/** An address as far as it is known; `country` is an ISO 3166-1 code (CHK-13, CHK-14). */
export type CartAddress = {
  readonly country: string;
  readonly region: string;
  /** Apartment number, then street address; empty parts are left out (CHK-15). */
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Of a bill alone: who pays it, and under which tax id. */
  readonly company?: string;
  readonly taxId?: string;
};

export type ShippingChoice = {
  readonly shipping: CartAddress;
  readonly billing: CartAddress;
  readonly carrierCode: string;
  readonly methodCode: string;
};

export type MethodChoice = { readonly payment: string; readonly carrierCode: string; readonly methodCode: string };

const DENIED = 401;

/**
 * The shop has decided. A fault of its own (5xx), too many calls (429) and a visitor whom it does not take for who they say
 * they are (401) say nothing about the cart.
 */
export function isDecision({ code }: Pick<Refusal, 'code'>): boolean {
  return code < 500 && ![DENIED, 429].includes(code);
}

/** The shop does not take the visitor for who they say they are (CART-59). */
export function isDenied(reply: Reply<unknown>): boolean {
  return reply.kind === 'refused' && reply.code === DENIED;
}

/** The shop no longer knows the cart (contract, section 3). */
export function isForgotten({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 404;
}

/**
 * The server's cart, reached by its id. A cart the shop no longer knows is refused with 404.
 * Pieces are absolute, so every call may be repeated without harm.
 */
export interface CartGateway {
  /** Opens a new cart, or the open one of who is signed in; a guest's whoever visits, when said (CART-39, CART-40). */
  create(whose?: 'visitor' | 'guest'): Promise<Reply<CartId>>;
  pull(cart: CartId): Promise<Reply<readonly ServerItem[]>>;
  update(cart: CartId, line: CartLine): Promise<Reply<ServerItem>>;
  remove(cart: CartId, line: Pick<ServerItem, 'sku' | 'id'>): Promise<Reply<true>>;
  totals(cart: CartId): Promise<Reply<Totals>>;
  paymentMethods(cart: CartId): Promise<Reply<readonly PaymentMethod[]>>;
  /** Asks with the address once a country is known, without before (CART-71). */
  shippingMethods(cart: CartId, address: CartAddress | null): Promise<Reply<readonly ShippingMethod[]>>;
  /** Tells the shop where and how to send; answers the methods of payment and the totals (CART-72). */
  chooseShipping(
    cart: CartId,
    choice: ShippingChoice,
  ): Promise<Reply<{ readonly methods: readonly PaymentMethod[]; readonly totals: Totals }>>;
  /** Tells the shop the methods when only they change (CART-73). */
  collectTotals(cart: CartId, choice: MethodChoice): Promise<Reply<Totals>>;
  /** True when the coupon counts from now on (CART-74). */
  applyCoupon(cart: CartId, code: string): Promise<Reply<boolean>>;
  removeCoupon(cart: CartId): Promise<Reply<boolean>>;
}
