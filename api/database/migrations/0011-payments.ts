import type { Migration } from './migration.ts';

export const payments: Migration = {
  name: '0011-payments',
  statements: [
    // What an order took out of the stock, so that a cancelled one gives just that back.
    `create table order_pieces (
      entity_id integer not null references orders (entity_id),
      sku text not null,
      qty integer not null check (qty > 0),
      primary key (entity_id, sku)
    )`,
    // SHA-256 of the secret in the address of its payment page, base64url.
    'alter table orders add column payment_hash text unique',
  ],
};
