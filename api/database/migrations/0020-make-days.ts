import type { Migration } from './migration.ts';

/** In how many working days a piece was to be made when it was ordered. */
export const makeDays: Migration = {
  name: '0020-make-days',
  statements: ['alter table order_lines add column make_days integer'],
};
