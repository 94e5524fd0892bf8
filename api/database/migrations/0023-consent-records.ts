import type { Migration } from './migration.ts';

/** What shoppers have agreed to and refused, each choice by the number that its device gave it. */
export const consentRecords: Migration = {
  name: '0023-consent-records',
  statements: [
    `create table consent_records (
      number text primary key,
      store_code text not null,
      version integer not null,
      asked jsonb not null,
      allowed jsonb not null,
      chosen_at timestamptz not null,
      recorded_at timestamptz not null
    )`,
    'create index consent_records_by_time on consent_records (recorded_at)',
  ],
};
