import type { Migration } from './migration.ts';

/** Wishlists that somebody shows to whoever has their link, until that is over or housekeeping forgets it. */
export const sharedLists: Migration = {
  name: '0022-shared-lists',
  statements: [
    // The skus are no references: a list outlives a collection that leaves some out for a while.
    `create table shared_lists (
      hash text primary key,
      secret_hash text not null,
      title text not null,
      name text not null,
      skus jsonb not null,
      shared_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index shared_lists_by_end on shared_lists (expires_at)',
  ],
};
