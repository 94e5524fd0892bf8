import type { Migration } from './migration.ts';

/** A mail without a next attempt was delivered, given up, or is only kept to be looked at. */
export const mail: Migration = {
  name: '0007-mail',
  statements: [
    `create table mails (
      id uuid primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      body text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      delivered_at timestamptz
    )`,
    'create index mails_waiting on mails (next_attempt_at) where next_attempt_at is not null',
    'create index mails_by_time on mails (created_at)',
  ],
};
