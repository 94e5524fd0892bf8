import type { Migration } from './migration.ts';

export const catalogue: Migration = {
  name: '0001-catalogue',
  statements: [
    `create table products (
      id integer primary key,
      sku text not null unique,
      name text not null,
      type_id text not null,
      status integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      tax_rate integer not null,
      regular_in bigint not null,
      special_in bigint not null,
      regular_us bigint not null,
      special_us bigint not null,
      regular_other bigint not null,
      special_other bigint not null,
      special_from text,
      special_to text,
      name_words text not null,
      sku_words text not null,
      category_words text not null,
      facts jsonb not null,
      record jsonb not null
    )`,
    `create table stock (
      sku text primary key,
      entity_id integer not null,
      product_id integer not null references products (id) on delete cascade,
      enabled boolean not null,
      qty integer not null check (qty >= 0),
      is_in_stock boolean not null,
      stock_status integer not null check (stock_status in (0, 1))
    )`,
    'create index stock_product on stock (product_id)',
    'create table categories (id integer primary key, record jsonb not null)',
    'create table attributes (id integer primary key, code text not null unique, record jsonb not null)',
    'create table tax_rules (id integer primary key, record jsonb not null)',
    'create table content (name text primary key, value jsonb not null)',
  ],
};
