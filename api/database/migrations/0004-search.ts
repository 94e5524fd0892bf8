import type { Migration } from './migration.ts';

/** `facts` at paths as distinct whole numbers; what is none is left out. */
const WHOLE_NUMBERS_AT = `
  create function whole_numbers_at(facts jsonb, variadic paths jsonpath[]) returns integer[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct (value #>> '{}')::integer), '{}')
    from unnest(paths) path cross join lateral jsonb_path_query(facts, path) value
    where value #>> '{}' ~ '^-?[0-9]{1,9}$'
  $$`;

/** The words of a text: lower case, accents folded; the same as words.ts, for texts that were stored before. */
const WORDS_OF = `regexp_split_to_table(
  lower(regexp_replace(normalize(source.text, NFD), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+')`;

/** Every text that was stored before words were. */
const STORED_TEXTS = `
  select 'product' as type, id, 'name' as field, name as text from products
  union all select 'product', id, 'sku', sku_words from products
  union all select 'product', id, 'category.name', category_words from products
  union all select 'category', id, 'name', record ->> 'name' from categories`;

const optionsAt = (attribute: string) =>
  `whole_numbers_at(
    facts,
    '$."${attribute}"', '$."${attribute}_options"[*]', '$."configurable_children"[*] ? (@."status" == 1)."${attribute}"'
  )`;

export const search: Migration = {
  name: '0004-search',
  statements: [
    // The words that documents of a type hold, and where. Typing mistakes are looked for among words with the same start.
    'create extension if not exists fuzzystrmatch',
    `create table search_words (
      id integer generated always as identity primary key,
      type text not null,
      word text not null,
      start text generated always as (left(word, 2)) stored,
      unique (type, word)
    )`,
    'create index search_words_start on search_words (type, start)',
    `create table search_places (
      word_id integer not null references search_words (id) on delete cascade,
      entity_id integer not null,
      field text not null,
      primary key (word_id, entity_id, field)
    )`,
    'create index search_places_entity on search_places (entity_id)',
    `create temporary table stored_words on commit drop as
      select distinct source.type, source.id, source.field, word
      from (${STORED_TEXTS}) source cross join lateral ${WORDS_OF} word where word <> ''`,
    'insert into search_words (type, word) select distinct type, word from stored_words',
    `insert into search_places (word_id, entity_id, field)
      select search_words.id, stored.id, stored.field from stored_words stored join search_words using (type, word)`,
    'alter table products drop column name_words, drop column sku_words, drop column category_words',
    // Skus are asked for without regard to case.
    'create index products_lower_sku on products (lower(sku))',
    'create index stock_lower_sku on stock (lower(sku))',
    // What every list filters and counts stands in columns of its own, worked out of the facts when they are written.
    WHOLE_NUMBERS_AT,
    `alter table products
      add column category_ids integer[] generated always as (whole_numbers_at(facts, '$."category_ids"[*]')) stored,
      add column colours integer[] generated always as (${optionsAt('color')}) stored,
      add column sizes integer[] generated always as (${optionsAt('size')}) stored,
      add column genders integer[] generated always as (whole_numbers_at(facts, '$."gender"')) stored,
      add column garments integer[] generated always as (whole_numbers_at(facts, '$."category_product"')) stored,
      add column readiness integer[] generated always as (whole_numbers_at(facts, '$."rts"')) stored,
      add column visibilities integer[] generated always as (whole_numbers_at(facts, '$."visibility"')) stored,
      add column statuses integer[] generated always as (whole_numbers_at(facts, '$."status"')) stored`,
    'create index products_category_ids on products using gin (category_ids)',
    // Content pages and blocks.
    `create table content_entities (
      type text not null check (type in ('cms_page', 'cms_block')),
      id integer not null,
      record jsonb not null,
      primary key (type, id)
    )`,
  ],
};
