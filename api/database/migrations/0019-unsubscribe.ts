import type { Migration } from './migration.ts';

/** By which link the reader of a mail ends what it was sent for. */
export const unsubscribe: Migration = {
  name: '0019-unsubscribe',
  statements: [
    // The address is kept as long as the text of the mail, what it is found by as long as the mail.
    'alter table mails add column unsubscribe_url text, add column unsubscribe_hash text unique',
    'create index stock_waits_by_email on stock_waits (email)',
  ],
};
