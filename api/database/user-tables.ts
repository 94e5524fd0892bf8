import type { Generated } from 'kysely';
import type { Json, Moment } from '#api/database/columns.ts';
import type { Paise } from '#api/money/paise.ts';
import type { AddressInput, CustomAttribute } from '#api/records/customer.ts';

export type UserTables = {
  /** Group 1 is everybody who has an account. */
  customer_groups: { readonly id: number; readonly name: string };
  users: UserTable;
  user_addresses: UserAddressTable;
  sessions: SessionTable;
  /** SHA-256 of each token, base64url. */
  access_tokens: { readonly hash: string; readonly session_id: string; readonly expires_at: Moment };
  /** SHA-256 of each token whose account was deleted, until it would have ended anyway. */
  deleted_account_tokens: { readonly hash: string; readonly expires_at: Moment };
  /** SHA-256 of each link's secret, base64url. */
  password_resets: { readonly hash: string; readonly user_id: number; readonly expires_at: Moment };
  store_credits: { readonly user_id: number; readonly balance: Paise };
  store_credit_entries: StoreCreditEntryTable;
};

export type UserTable = {
  readonly id: Generated<number>;
  readonly email: string;
  /** The e-mail as it is compared, see emailKey. */
  readonly email_key: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly group_id: Generated<number>;
  readonly custom_attributes: Json<readonly CustomAttribute[]>;
  /** See password-hash.ts. */
  readonly password_hash: string;
  readonly created_at: Moment;
  readonly updated_at: Moment;
};

export type UserAddressTable = {
  readonly id: Generated<number>;
  readonly user_id: number;
  readonly position: number;
  readonly is_default_billing: boolean;
  readonly is_default_shipping: boolean;
  readonly record: Json<AddressInput>;
};

/** A family of refresh tokens. `generation` counts its renewals. */
export type SessionTable = {
  readonly id: string;
  readonly user_id: number;
  readonly generation: number;
  readonly renewed_at: Moment;
  readonly expires_at: Moment;
};

export type CreditAction = 'credited' | 'spent' | 'refunded' | 'expired' | 'adjusted';

export type StoreCreditEntryTable = {
  readonly transaction_id: Generated<number>;
  readonly user_id: number;
  readonly created_at: Moment;
  readonly action: CreditAction;
  /** Positive for credit, negative for spending. */
  readonly amount: Paise;
  readonly balance_after: Paise;
  readonly comment: string | null;
  readonly order_increment_id: string | null;
};
