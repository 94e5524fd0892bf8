import type { Migration } from './migration.ts';

export const orders: Migration = {
  name: '0003-orders',
  statements: [
    // The first to write an order_id places the order; whoever comes second waits for this row.
    'create table order_answers (order_id text primary key, answer json not null)',
    'create sequence order_numbers start with 70012',
    `create table orders (
      entity_id integer primary key,
      increment_id text not null unique,
      order_id text not null unique references order_answers (order_id),
      placed_at timestamptz not null,
      country text not null,
      currency text not null,
      store_code text not null,
      cart_id text,
      coupon text,
      subtotal bigint not null,
      subtotal_incl_tax bigint not null,
      discount bigint not null,
      tax bigint not null,
      grand_total bigint not null check (grand_total >= 0),
      payment_method text not null,
      payment_title text not null,
      shipping_description text not null,
      shipping_address jsonb,
      billing_address jsonb not null,
      request json not null
    )`,
    `create table order_lines (
      entity_id integer not null references orders (entity_id),
      position integer not null,
      product_id integer not null,
      sku text not null,
      parent_sku text not null,
      name text not null,
      product_type text not null,
      qty integer not null check (qty > 0),
      price bigint not null,
      price_incl_tax bigint not null,
      row_total_incl_tax bigint not null,
      discount bigint not null,
      image text not null,
      options jsonb not null,
      primary key (entity_id, position)
    )`,
  ],
};
