import type { Migration } from './migration.ts';

export const carts: Migration = {
  name: '0002-carts',
  statements: [
    `create table coupons (
      key text primary key,
      code text not null,
      percent integer not null check (percent between 0 and 10000),
      fixed bigint not null check (fixed >= 0),
      valid_from text,
      valid_to text
    )`,
    "insert into coupons (key, code, percent, fixed) values ('festive10', 'FESTIVE10', 1000, 0)",
    `create table carts (
      id text primary key,
      user_id integer,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      coupon text references coupons (key),
      shipping_address jsonb,
      billing_address jsonb,
      payment_method text
    )`,
    // One user has one open cart.
    'create unique index carts_open_user on carts (user_id) where closed_at is null',
    `create table cart_lines (
      item_id integer generated always as identity (start with 5101) primary key,
      cart_id text not null references carts (id) on delete cascade,
      sku text not null,
      qty integer not null check (qty > 0),
      options text not null,
      unique (cart_id, sku, options)
    )`,
  ],
};
