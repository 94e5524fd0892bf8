import type { Migration } from './migration.ts';

export const orderMails: Migration = {
  name: '0015-order-mails',
  statements: [
    // What a mail looks like where its reader shows more than text, and what it tells of: of one thing one mail.
    'alter table mails add column html text, add column about text unique',
  ],
};
