import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Found, Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { ask } from '#api/contract-kit/search/ask.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

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
    rule: 'a new review waits (status 2) whatever it says, keeps how the piece fits, and is not found before it is approved',
    async run({ client }) {
      const review = {
        product_id: 1042,
        title: 'Kit',
        detail: 'Waits.',
        nickname: 'Kit',
        review_entity: 'product',
        review_status: 1,
        created_at: '2001-01-01T00:00:00Z',
        fit: 'small',
      };
      type Stored = {
        readonly id: number;
        readonly review_status: number;
        readonly created_at: string;
        readonly fit?: string;
      };
      const stored = await client.succeed<Stored>('reviewCreate', { body: { review } });
      same(stored.review_status, 2, 'review_status');
      same(stored.fit, 'small', 'fit');
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
  {
    id: 'catalog/review-summary',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'a review_summary, on a server that works it out, is that of the reviews that are found',
    async run(kit) {
      const products = await kit.catalog();
      const [some, none] = [products.filter(({ review_summary: said }) => said), products.filter(isSilent)];
      if (some.length === 0) return;
      const most = some.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, 2);
      for (const { id, review_summary } of [...most, ...some.slice(0, 2)]) {
        const stars = await starsOf(kit, id);
        const mean = sumOf(stars) / stars.length;
        const { rating = 0, count = 0 } = review_summary ?? {};
        same(count, stars.length, `the count of product ${id}`);
        holds(Math.abs(rating - mean) <= TO_TWO_DECIMALS, `product ${id} rated ${mean}, to two decimals`, rating);
      }
      for (const { id } of none.slice(0, 2)) same(await starsOf(kit, id), [], `stars of product ${id}`);
    },
  },
];

const TO_TWO_DECIMALS = 0.005_001;

type Rated = Pick<Product, 'review_summary'>;

function isSilent({ review_summary: said }: Rated): boolean {
  return said === undefined;
}

function countOf({ review_summary: said }: Rated): number {
  return said?.count ?? 0;
}

/** What each review of a product that gives stars gives, the mean of its ratings. */
async function starsOf(kit: Kit, id: number): Promise<readonly number[]> {
  const filters = [{ attribute: 'product_id', value: { eq: id } }];
  type Review = { readonly ratings?: readonly { readonly value: number }[] };
  const { items } = await ask<Review>(kit, { type: 'review', filters });
  const given = items.map(({ ratings = [] }) => ratings.map(({ value }) => value));
  return given.filter(({ length }) => length > 0).map((values) => sumOf(values) / values.length);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
