import type { ColumnType, Generated } from 'kysely';
import type { Paise } from '#api/money/paise.ts';
import type { Moment } from './columns.ts';

export type ReturnTables = {
  returns: ReturnTable;
  return_lines: ReturnLineTable;
  refunds: RefundTable;
};

/** `received` is what has come and was found to be as it was sold. */
export type ReturnStatus = 'asked' | 'received' | 'refunded' | 'refused';

/** Where the money goes: to where it came from, or into the store credit of the account. */
export type RefundWay = 'original' | 'store_credit';

export type ReturnReason = 'too_small' | 'too_large' | 'not_as_shown' | 'damaged' | 'wrong_piece' | 'changed_mind';

type Later = ColumnType<Date | null, never, string>;

/** Pieces of an order that somebody gives back together. */
export type ReturnTable = {
  readonly id: Generated<number>;
  readonly entity_id: number;
  /** Made by the storefront, so that what is asked twice is one return. */
  readonly return_id: string;
  /** That of the order and which of its returns it is: `AF000070012-R1`. */
  readonly number: string;
  readonly status: ReturnStatus;
  readonly refund: RefundWay;
  /** '' for none. */
  readonly note: string;
  /** Why it was not taken, in the words of the merchant. */
  readonly refusal: ColumnType<string | null, never, string>;
  readonly amount: Paise;
  /** What of it was paid with store credit, to which it goes back whatever the way. */
  readonly credit_share: Paise;
  readonly asked_at: Moment;
  readonly received_at: Later;
  readonly refunded_at: Later;
  readonly refused_at: Later;
};

export type ReturnLineTable = {
  readonly return_id: number;
  /** Of the line in the order. */
  readonly position: number;
  readonly qty: number;
  readonly reason: ReturnReason;
  readonly amount: Paise;
};

export type RefundTable = {
  readonly return_id: number;
  readonly entity_id: number;
  readonly amount: Paise;
  readonly store_credit: Paise;
  readonly refunded_at: Moment;
};
