import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './columns.ts';

export type PaymentTables = {
  payment_pages: PaymentPageTable;
  payments: PaymentTable;
  payment_refunds: PaymentRefundTable;
};

/** Gateways by name, as orders have them. */
type Gateway = 'razorpay' | 'stripe';

type Sometimes = ColumnType<Date | null, string | null, string | null>;

/** The page of a gateway on which an order is paid. */
export type PaymentPageTable = {
  readonly entity_id: number;
  readonly gateway: Gateway;
  readonly page_id: string;
  readonly url: string;
  readonly begun_at: Moment;
  /** Nothing can be paid there later. */
  readonly ends_at: Moment;
  /** When the gateway is asked about it; null for never again. */
  readonly next_ask_at: Sometimes;
};

/** A row of the ledger: what a gateway took, or gave back of what it took. */
export type PaymentTable = {
  readonly gateway: Gateway;
  readonly gateway_id: string;
  readonly entity_id: number;
  readonly kind: 'taken' | 'given_back';
  /** The payment: its own id, or that of the payment which is given back. */
  readonly payment_id: string;
  /** Minor units of its currency. */
  readonly amount: number;
  readonly currency: string;
  /** Whether it is the one payment that pays the order. */
  readonly pays_order: boolean;
  readonly noted_at: Moment;
};

/** Why something is given back: it came after the order was canceled, twice, not as it was due, or for a return. */
export type RefundReason = 'canceled' | 'paid_twice' | 'wrong_amount' | 'return';

export type RefundStatus = 'asked' | 'given' | 'failed';

export type PaymentRefundTable = {
  /** What the gateway is asked with: one key is one refund. */
  readonly key: string;
  readonly gateway: Gateway;
  readonly payment_id: string;
  readonly entity_id: number;
  readonly amount: number;
  readonly reason: RefundReason;
  readonly return_id: number | null;
  readonly status: RefundStatus;
  readonly asked_at: Moment;
  /** When the gateway is asked for it; null where it has answered for good. */
  readonly next_try_at: Sometimes;
  readonly tries: Generated<number>;
};
