import type { Migration } from './migration.ts';

/** Orders that their shoppers canceled, and from when on one cannot be any more. */
export const cancellations: Migration = {
  name: '0030-cancellations',
  statements: [
    'alter table orders add column packed_at timestamptz',
    // An order is canceled once, and paid back once.
    `create table cancellations (
      entity_id integer primary key references orders (entity_id),
      amount bigint not null check (amount >= 0),
      canceled_at timestamptz not null,
      refunded_at timestamptz
    )`,
    'create index cancellations_open on cancellations (entity_id) where refunded_at is null and amount > 0',
  ],
};
