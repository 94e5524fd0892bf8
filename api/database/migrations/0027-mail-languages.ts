import type { Migration } from './migration.ts';

/** In which language an order was placed, and a wait asked for: their mails are written in it. Of older ones nobody knows. */
export const mailLanguages: Migration = {
  name: '0027-mail-languages',
  statements: ['alter table orders add column language text', 'alter table stock_waits add column language text'],
};
