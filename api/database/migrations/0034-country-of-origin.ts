import { listing, WORKED_OUT } from './0025-listed-products.ts';
import type { Migration } from './migration.ts';

const FROM_FACTS = `(whole_numbers_at(p.facts, '$."country_of_origin"'))[1]`;

/** Lists are narrowed to the country in which products were made, counted by it and sorted by it. */
export const countryOfOrigin: Migration = {
  name: '0034-country-of-origin',
  statements: [
    'alter table listed_products add column origin integer',
    `create or replace function ${listing([...WORKED_OUT, ['origin', 'integer', FROM_FACTS]])}`,
    'select list_products(array(select id from products))',
  ],
};
