import type { Migration } from './migration.ts';

/** Whose a wait is who was signed in when it was asked for, and which tokens ended with their account. */
export const ownData: Migration = {
  name: '0033-own-data',
  statements: [
    'alter table stock_waits add column user_id integer references users (id) on delete cascade',
    'create index stock_waits_of_user on stock_waits (user_id) where user_id is not null',
    'alter table price_waits add column user_id integer references users (id) on delete cascade',
    'create index price_waits_of_user on price_waits (user_id) where user_id is not null',
    "create index reviews_of_user on reviews ((record ->> 'customer_id')) where record ->> 'customer_id' is not null",
    // SHA-256 of tokens whose account was deleted: whoever asks again, since no answer came, hears that it is done.
    'create table deleted_account_tokens (hash text primary key, expires_at timestamptz not null)',
  ],
};
