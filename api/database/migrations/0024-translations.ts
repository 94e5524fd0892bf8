import type { Migration } from './migration.ts';

/** What the catalog's own words are in other languages, by the hash of what they are in its own. */
export const translations: Migration = {
  name: '0024-translations',
  statements: [
    `create table translations (
      language text not null,
      source_hash text not null,
      words text not null,
      primary key (language, source_hash)
    )`,
  ],
};
