import type { CountType } from './cart.ts';

/** What the merchant decides about carts. Defaults: specification §9, CONF-23, CONF-24, CONF-54, CONF-55. */
export type CartRules = {
  readonly allowZeroPrice: boolean;
  /** What goes out of stock stays in the cart, marked (STOCK-25). */
  readonly allowOutOfStock: boolean;
  readonly countType: CountType;
  readonly confirmBeforeRemove: boolean;
  /** Lines show what a special price takes off (CART-30). */
  readonly showItemDiscounts: boolean;
  /** Paying happens elsewhere: no notice leads to our checkout (CART-24). */
  readonly externalCheckout: boolean;
  /** The shop keeps a copy of the cart. */
  readonly synchronize: boolean;
  /** The shop calculates the sums of every cart; else it is asked for those of a coupon alone. */
  readonly synchronizeTotals: boolean;
  /** The server's cart may take lines out of the cart, or change their pieces (CART-45 to CART-48). */
  readonly serverMayRemoveItems: boolean;
  readonly serverMayModifyItems: boolean;
  /** Where sums are for while no shopper has said where to; an ISO 3166-1 code, or '' for nowhere (CART-81). */
  readonly defaultCountry: string;
};
