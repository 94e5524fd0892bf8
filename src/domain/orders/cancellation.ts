import type { Money } from '#domain/shared/money.ts';

/** An order that its shopper canceled at the shop. */
export type Cancellation = {
  /** ISO 8601. */
  readonly canceledAt: string;
  /** What is paid back to where it came from; null where the shop does not say whose the order is. */
  readonly amount: Money | null;
  /** Null until it is paid back. */
  readonly refundedAt: string | null;
};
