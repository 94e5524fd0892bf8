import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

type Found = { readonly total: number; readonly items: readonly Readonly<Record<string, unknown>>[] };

const search = async (searchQuery: object, more: object = {}): Promise<Found> =>
  (await shop.call<Found>('catalogSearchPost', '/api/catalog', { body: { type: 'review', searchQuery, ...more } }))
    .result;
const where = (attribute: string, eq: number | string) => ({ _appliedFilters: [{ attribute, value: { eq } }] });

test('answers the reviews of a product', async () => {
  expect(await search(where('product_id', 1042), { size: 50, from: 0 })).toMatchObject({
    total: 1,
    perPage: 50,
    items: [
      {
        id: 901,
        product_id: 1042,
        product_sku: 'AJ-KS-1042',
        title: 'Lovely fabric',
        nickname: 'Meera',
        created_at: '2026-11-02T13:20:00Z',
        ratings: [{ rating_name: 'Quality', percent: 100, value: 5 }],
      },
    ],
  });
});

test.each([
  ['configurable_children.sku', 'AJ-KS-1042-M'],
  ['url_path', 'women/kurta-sets/indigo-block-print-kurta-set'],
  ['product_sku', 'AJ-KS-1042'],
])('finds reviews by %s of the product, and does not tell it more than once', async (attribute, value) => {
  const { items } = await search(where(attribute, value));
  expect(items.map(({ id }) => id)).toEqual([901]);
  expect(Object.keys(items[0] ?? {})).not.toContain('configurable_children');
});

test('answers approved reviews only, whatever is asked', async () => {
  const { total } = await search({});
  expect(total).toBeGreaterThan(300);
  for (const status of [2, 3]) expect((await search(where('review_status', status))).total).toBe(0);
});

test('sorts by day, in pages', async () => {
  const days = async (from: number) =>
    (await search({}, { size: 20, from, sort: 'created_at:desc' })).items.map((item) => String(item['created_at']));
  const both = [...(await days(0)), ...(await days(20))];
  expect(both).toHaveLength(40);
  expect(both).toEqual(both.toSorted().toReversed());
});

const review = { product_id: 220, title: 'Soft', detail: 'Soft.', nickname: 'Tara', review_entity: 'product' };
const send = (body: unknown) => shop.call('reviewCreate', '/api/review/create', { body });

test('keeps a new review until it is approved', async () => {
  const before = (await search(where('product_id', 220))).total;
  const { status, result } = await send({ review: { ...review, review_status: 1, created_at: '2001-01-01' } });
  expect(status).toBe(200);
  expect(result).toMatchObject({
    ...review,
    product_sku: 'RT-TE-220',
    review_status: 2,
    created_at: new Date(TODAY).toISOString(),
  });
  expect((await search(where('product_id', 220))).total).toBe(before);
});

test('keeps the stars of a new review', async () => {
  const { result } = await send({ review: { ...review, ratings: [{ rating_name: 'Quality', value: 4 }] } });
  expect(result).toMatchObject({ ratings: [{ rating_name: 'Quality', value: 4, percent: 80 }] });
});

test.each(['small', 'as_expected', 'large'])('keeps that a piece fits %s', async (fit) => {
  expect((await send({ review: { ...review, fit } })).result).toMatchObject({ fit });
});

test('of who says nothing of the fit nothing is kept', async () => {
  expect((await send({ review })).result).not.toHaveProperty('fit');
});

test('a fit that nobody knows is refused by its name', async () => {
  expect(await send({ review: { ...review, fit: 'tight' } })).toMatchObject({
    status: 400,
    result: [{ field: 'review.fit', keyword: 'enum' }],
  });
});

test('the author of a review is who is signed in, whatever the body says', async () => {
  const body = { review: { ...review, customer_id: 501 } };
  expect((await send(body)).result).toMatchObject({ customer_id: null });
  const login = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };
  const token = (await shop.call<string>('userLogin', '/api/user/login', { body: login })).result;
  const own = await shop.call('reviewCreate', `/api/review/create?token=${token}`, { body: { review } });
  expect(own.result).toMatchObject({ customer_id: 501 });
});

test('the literal answers of a review that is refused', async () => {
  expect(await send({ review: { ...review, product_id: 999_999 } })).toMatchObject({
    status: 422,
    result: 'No such product',
  });
  expect((await send({ review: { ...review, title: '' } })).result).toEqual([
    { field: 'review.title', keyword: 'minLength', message: 'must have at least 1 character' },
  ]);
  const unknown = await shop.call('reviewCreate', '/api/review/create?storeCode=xx', { body: { review } });
  expect([unknown.status, unknown.result]).toEqual([400, 'Unknown store code xx']);
});

test.each([
  [{ review: { ...review, product_id: 999_999 } }, 422],
  [{ review: { ...review, ratings: [{ rating_name: 'Quality', value: 6 }] } }, 400],
  [{ review: { ...review, ratings: 'five' } }, 400],
  [{ review: { ...review, title: '' } }, 400],
  [{ review: { ...review, fit: 3 } }, 400],
  [{ review: { ...review, nickname: 'x'.repeat(101) } }, 400],
  [{ review: { ...review, product_id: '1 or 1=1' } }, 400],
  [{}, 400],
])('refuses %j', async (body, status) => {
  expect((await send(body)).status).toBe(status);
});
