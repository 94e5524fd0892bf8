import type { Migration } from './migration.ts';

/** What people say for the words, colours and other options of the catalog. */
export const searchTerms: Migration = {
  name: '0016-search-terms',
  statements: [
    // `term` is one or several words as words.ts has them, with a blank between.
    `create table search_terms (
      term text primary key,
      kind text not null check (kind in ('word', 'option', 'filler')),
      means text[] not null,
      start text generated always as (left(term, 2)) stored
    )`,
    'create index search_terms_start on search_terms (start)',
    'create index search_terms_means on search_terms using gin (means)',
    'create index products_colours on products using gin (colours)',
    'create index products_genders on products using gin (genders)',
  ],
};
