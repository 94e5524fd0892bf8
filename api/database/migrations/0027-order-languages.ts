import type { Migration } from './migration.ts';

/** In which language an order was placed; of older ones nobody knows. */
export const orderLanguages: Migration = {
  name: '0027-order-languages',
  statements: ['alter table orders add column language text'],
};
