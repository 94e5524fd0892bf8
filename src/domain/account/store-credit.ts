import type { Totals } from '#domain/cart/totals.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import type { CreditKind } from './credit-kinds.ts';

/** What was put to the store credit or taken from it; `amount` is below zero for the latter. */
export type CreditEntry = {
  readonly id: number;
  readonly createdAt: string;
  readonly kind: CreditKind;
  readonly amount: Money;
  readonly balanceAfter: Money;
  /** What the shop says of it, such as the gift card it comes from; '' for nothing. */
  readonly comment: string;
  /** The number of the order it was spent on; null for none. */
  readonly orderNumber: string | null;
};

/** What the shop says of a customer's store credit, the newest entry first. */
export type CreditStatement = { readonly balance: Money; readonly entries: readonly CreditEntry[] };

/** How store credit is used for a cart: `amount` of it, of what is `available`. */
export type CreditUse = {
  readonly isApplied: boolean;
  readonly amount: Money;
  readonly available: Money;
  /** What the cart costs with it. */
  readonly totals: Totals;
};

/** The store credit as it was last read (SESS-04); `readAt` in ms since 1970, null while it was not. */
export type StoreCredit = CreditStatement & { readonly readAt: number | null };

export const unreadCredit: StoreCredit = { balance: nothing, entries: [], readAt: null };
