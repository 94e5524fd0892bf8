import type { Migration } from './migration.ts';

/** What the approved reviews of a product say together, worked out when one is decided about and not when it is read. */
export const reviewSummaries: Migration = {
  name: '0017-review-summaries',
  statements: [
    // {rating, count} as it is answered; null where no approved review gives stars.
    'alter table products add column review_summary jsonb',
    `update products set review_summary = said.summary
      from (
        select product_id, jsonb_build_object('rating', trim_scale(round(avg(stars), 2)), 'count', count(*)) as summary
        from reviews cross join lateral (
          select avg((rating ->> 'value')::numeric) as stars from jsonb_array_elements(record -> 'ratings') rating
        ) given
        where review_status = 1 and stars is not null
        group by product_id
      ) said
      where said.product_id = products.id`,
  ],
};
