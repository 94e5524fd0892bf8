import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './columns.ts';

/**
 * `open` is what somebody of the shop has to look at: it names an order that was not found, or single pieces. `canceled` and
 * `returning` go on as a cancellation and as a return do.
 */
export type WithdrawalOutcome = 'open' | 'canceled' | 'returning';

/** A statement by which somebody withdraws from an order. */
export type WithdrawalTable = {
  readonly id: Generated<number>;
  /** SHA-256 of order, e-mail and pieces, base64url: the same statement again is the same row. */
  readonly statement_hash: string;
  /** Null where it names no order that the shop could find. */
  readonly entity_id: ColumnType<number | null, number | null, number>;
  /** The order as it was named, in upper case. */
  readonly order_named: string;
  readonly name: string;
  /** To which the acknowledgement goes. */
  readonly email: string;
  /** Which pieces are meant, in the shopper's words; '' for all. */
  readonly pieces: string;
  readonly declared_at: Moment;
  /** By when money and pieces go back, `YYYY-MM-DD`. */
  readonly due_on: string;
  readonly outcome: WithdrawalOutcome;
  readonly return_id: ColumnType<number | null, null, number>;
  /** When somebody of the shop was done with what was open. */
  readonly settled_at: ColumnType<Date | null, null, string>;
};
