import type { Found } from '#contract-kit/calls/shapes.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { refusedCheck } from '#contract-kit/run/refused-check.ts';
import { column } from '#contract-kit/shared/column.ts';
import { holds, same } from '#contract-kit/shared/mismatch.ts';

/** Reviews wait for approval. */
export const reviewChecks: readonly Check[] = [
  refusedCheck({
    id: 'catalog/review-of-nothing',
    operation: 'reviewCreate',
    when: 'product_id is unknown',
    status: 422,
    message: 'No such product',
    wrong: [999_999_999, -1, 2 ** 31, 1e308].map((product_id) => ({
      body: { review: { product_id, title: 'a', detail: 'b', nickname: 'c', review_entity: 'product' } },
    })),
  }),
  {
    id: 'catalog/review-moderation',
    section: 6,
    operation: 'reviewCreate',
    rule: 'a new review waits (status 2) whatever it says, and is not found before it is approved',
    async run({ client }) {
      const review = {
        product_id: 1042,
        title: 'Kit',
        detail: 'Waits.',
        nickname: 'Kit',
        review_entity: 'product',
        review_status: 1,
        created_at: '2001-01-01T00:00:00Z',
      };
      type Stored = { readonly id: number; readonly review_status: number; readonly created_at: string };
      const stored = await client.succeed<Stored>('reviewCreate', { body: { review } });
      same(stored.review_status, 2, 'review_status');
      holds(
        stored.created_at.startsWith('20') && !stored.created_at.startsWith('2001'),
        'the time of the server',
        stored.created_at,
      );
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: stored.id } }] });
      const found = await client.succeed<Found<unknown>>('catalogSearch', { query: { type: 'review', request } });
      same(found.total, 0, 'reviews found by the id');
    },
  },
  {
    id: 'catalog/reviews-approved',
    section: 6,
    operation: 'catalogSearch',
    rule: 'only approved reviews are found, also when others are asked for',
    async run({ client }) {
      for (const value of [{ in: [1, 2, 3] }, { neq: 1 }]) {
        const request = JSON.stringify({ _appliedFilters: [{ attribute: 'review_status', value }] });
        const { items } = await client.succeed<Found<{ readonly review_status: number }>>('catalogSearch', {
          query: { type: 'review', request },
        });
        holds(
          items.every(({ review_status }) => review_status === 1),
          'approved ones',
          column(items, 'review_status'),
        );
      }
    },
  },
];
