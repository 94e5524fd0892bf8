import type { Day } from '#domain/shared/clock.ts';
import type { Money } from '#domain/shared/money.ts';

export const returnReasons = [
  'too_small',
  'too_large',
  'not_as_shown',
  'damaged',
  'wrong_piece',
  'changed_mind',
] as const;

export type ReturnReason = (typeof returnReasons)[number];

/** Where the money goes: back to where it came from, or into the store credit of the account. */
export type RefundWay = 'original' | 'store_credit';

export type ReturnStatus = 'asked' | 'received' | 'refunded' | 'refused';

/** What was asked to be taken back of an order, as the shop tells of it. */
export type OrderReturns = {
  /** The last day on which more can be asked for; null while not all has come. */
  readonly until: Day | null;
  readonly asked: readonly OrderReturn[];
};

/** Pieces that are given back together. Moments are RFC 3339, null for what has not come to be. */
export type OrderReturn = {
  readonly id: string;
  /** Stands on the parcel. */
  readonly number: string;
  readonly status: ReturnStatus;
  readonly askedAt: string;
  readonly receivedAt: string | null;
  readonly refundedAt: string | null;
  readonly refusedAt: string | null;
  /** Why it was not taken, in the words of the merchant. */
  readonly refusal: string | null;
  /** `item` names a line of the order. */
  readonly items: readonly { readonly item: number; readonly quantity: number }[];
  readonly amount: Money;
  /** What of it goes into store credit. */
  readonly storeCredit: Money;
};
