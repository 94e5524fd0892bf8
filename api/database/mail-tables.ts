import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** By mail address in lower case. */
export type SubscriptionTable = {
  readonly email: string;
  readonly status: 'subscribed' | 'unsubscribed' | 'pending';
  readonly changed_at: Moment;
};

/** Who waits for a sku, by mail address in lower case; told in what they read, else in the language of the store view. */
export type StockWaitTable = {
  readonly id: Generated<number>;
  readonly sku: string;
  readonly email: string;
  readonly store_code: string;
  /** What the shopper read who asked; null where nobody said. */
  readonly language: string | null;
  readonly since: Moment;
  /** Who was signed in when it was asked for; null for a guest. */
  readonly user_id: number | null;
};

/** Who waits for the price of a product to fall, by mail address in lower case. */
export type PriceWaitTable = {
  readonly id: Generated<number>;
  readonly email: string;
  readonly sku: string;
  /** In which language it is told; one that the shop writes mail in. */
  readonly language: string;
  /** Whose price is compared: that of a price set, and in it of a group. */
  readonly price_set: 'IN' | 'US' | 'OTHER';
  readonly price_group: number | null;
  /** Paise: what its reader was last told that it costs. */
  readonly told_price: number;
  /** When a mail told of it last; null before the first one. */
  readonly told_at: ColumnType<Date | null, string | null | undefined, string | null>;
  /** How many have told of it. */
  readonly mails: Generated<number>;
  readonly since: Moment;
  /** Who was signed in when it was asked for; null for a guest. */
  readonly user_id: number | null;
};

/**
 * The outbox. Without `next_attempt_at` a mail was delivered, given up, or is only kept to be looked at. The body is empty,
 * `html` and `unsubscribe_url` are null once the mail was delivered or its time is over.
 */
export type MailTable = {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  /** Null for a mail that is text alone. */
  readonly html: ColumnType<string | null, string | null | undefined, string | null>;
  /** What it tells of, see Mail; null for what may be told again. */
  readonly about: ColumnType<string | null, string | null | undefined, never>;
  /** See Mail; null for a mail that ends nothing. */
  readonly unsubscribe_url: ColumnType<string | null, string | null | undefined, string | null>;
  readonly unsubscribe_hash: ColumnType<string | null, string | null | undefined, never>;
  readonly created_at: Moment;
  readonly attempts: Generated<number>;
  readonly next_attempt_at: ColumnType<Date | null, string | null, string | null>;
  readonly delivered_at: ColumnType<Date | null, string | null | undefined, string | null>;
  readonly expires_at: ColumnType<Date | null, string | null | undefined, string | null>;
};
