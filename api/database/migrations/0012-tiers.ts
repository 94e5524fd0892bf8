import type { Migration } from './migration.ts';

export const tiers: Migration = {
  name: '0012-tiers',
  statements: [
    // Searches of a group sort and filter by its prices. A set has none of its own: it costs what its parts cost.
    `alter table products add column tiers jsonb not null generated always as (
      case when type_id in ('grouped', 'bundle') then '[]' else coalesce(record -> 'tier_prices', '[]') end
    ) stored`,
  ],
};
