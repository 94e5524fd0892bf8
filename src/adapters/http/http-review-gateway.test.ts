import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createEntitySearch } from './entity-search.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpReviewGateway } from './http-review-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  const searchEntities = createEntitySearch({ ...usualStore, transport });
  return { http, log, reviews: createHttpReviewGateway({ transport, searchEntities, log }) };
}

const review = {
  id: 901,
  product_id: 1042,
  review_status: 1,
  title: 'Lovely fabric',
  detail: 'Soft mulmul.',
  nickname: 'Meera',
  created_at: '2026-11-02T13:20:00Z',
  ratings: [{ rating_name: 'Quality', value: 5 }, { value: 4 }],
};
const found = (...items: readonly unknown[]) => okAnswer({ items, total: 7, start: 0, perPage: 50, aggregations: {} });

test('CUST-20 reviews are asked for by product and standing', async () => {
  const { http, reviews } = open();
  http.answer(found(review));
  expect(await reviews.latest(1042)).toEqual({
    kind: 'ok',
    value: {
      latest: [
        {
          id: 901,
          title: 'Lovely fabric',
          detail: 'Soft mulmul.',
          author: 'Meera',
          stars: 5,
          fit: null,
          at: review.created_at,
        },
      ],
      total: 7,
    },
  });
  const asked = decodeURIComponent(http.sent()[0]?.url ?? '');
  expect(asked).toContain('type=review');
  expect(asked).toContain('{"attribute":"product_id","value":{"eq":1042}}');
  expect(asked).toContain('{"attribute":"review_status","value":{"eq":1}}');
});

test.each([
  ['of another product', { product_id: 1043 }],
  ['that waits for approval', { review_status: 2 }],
  ['that was rejected', { review_status: 3 }],
])('CUST-17 a review %s is not shown, should the shop answer with it', async (_, odd) => {
  const { http, reviews } = open();
  http.answer(found({ ...review, id: 900, ...odd }, review));
  expect(await reviews.latest(1042)).toMatchObject({ kind: 'ok', value: { latest: [{ id: 901 }] } });
});

test.each(['CUST-18', 'CUST-19', 'CONF-33'])('%s fifty approved reviews are asked for, from the first', async () => {
  const { http, reviews } = open();
  await reviews.latest(1042);
  const asked = decodeURIComponent(http.sent()[0]?.url ?? '');
  expect(asked).toContain('size=50&from=0');
  expect(asked).toContain('{"attribute":"review_status","value":{"eq":1}}');
});

test('a review that cannot be read is left out and logged, one without stars stays', async () => {
  const { http, log, reviews } = open();
  http.answer(found({ ...review, title: 7 }, { ...review, ratings: [{ value: 9 }, { value: 'x' }] }));
  expect(await reviews.latest(1042)).toMatchObject({ value: { latest: [{ stars: null }] } });
  expect(log.errors()).toHaveLength(1);
});

test.each([
  ['small', 'small'],
  ['as_expected', 'as-expected'],
  ['large', 'large'],
  ['tight', null],
  ['', null],
  [null, null],
  [3, null],
  [['small'], null],
])('of a review that says a fit of %j it is read as %j, and the review stays', async (fit, read) => {
  const { http, log, reviews } = open();
  http.answer(found({ ...review, fit }));
  expect(await reviews.latest(1042)).toMatchObject({ value: { latest: [{ id: 901, fit: read }] } });
  expect(log.errors()).toEqual([]);
});

const mine = { author: 'Tara', title: 'Soft', detail: 'True in colour.', stars: 4, fit: null };

test('CUST-22 a review is handed in as the body {review}', async () => {
  const { http, reviews } = open();
  http.answer(okAnswer({ ...review, review_status: 2 }));
  expect(await reviews.write(1042, mine)).toEqual({ kind: 'ok', value: null });
  expect(http.sent()[0]).toMatchObject({ method: 'POST', url: expect.stringContaining('/api/review/create') });
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toEqual({
    review: {
      product_id: 1042,
      title: 'Soft',
      detail: 'True in colour.',
      nickname: 'Tara',
      review_entity: 'product',
      customer_id: null,
      ratings: [{ rating_name: 'Quality', value: 4 }],
    },
  });
});

test('CUST-22 a review without stars has no rating', async () => {
  const { http, reviews } = open();
  http.answer(okAnswer(review));
  await reviews.write(1042, { ...mine, stars: null });
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toMatchObject({ review: { ratings: [] } });
});

test.each([
  ['small', 'small'],
  ['as-expected', 'as_expected'],
  ['large', 'large'],
  [null, undefined],
] as const)('a fit of %j is handed in as %j', async (fit, told) => {
  const { http, reviews } = open();
  http.answer(okAnswer(review));
  await reviews.write(1042, { ...mine, fit });
  expect(JSON.parse(http.sent()[0]?.body ?? '').review.fit).toBe(told);
});

test.each([[null], ['ok'], [{ id: 'x' }]])(
  'CUST-26 an answer that is no review counts as a failure: %j',
  async (result) => {
    const { http, reviews } = open();
    http.answer(okAnswer(result));
    expect(await reviews.write(1042, mine)).toMatchObject({ kind: 'failed' });
  },
);
