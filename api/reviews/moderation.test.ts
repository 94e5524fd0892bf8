import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

const KEY = 'k'.repeat(32);
let open: TestApi;
let keyed: TestApi;
let closed: TestApi;
beforeAll(async () => {
  open = await openTestApi();
  keyed = await openTestApi({ moderationKey: KEY });
  closed = await openTestApi({ showsMail: false, moderatesHere: false });
}, 3 * OPENING_MS);
afterAll(() => Promise.all([open, keyed, closed].map(({ api }) => api.close())));

const send = async (shop: TestApi) => {
  const review = { product_id: 220, title: 'Soft', detail: 'Very.', nickname: 'Tara', review_entity: 'product' };
  return (await shop.call<{ id: number }>('reviewCreate', '/api/review/create', { body: { review } })).result.id;
};
const decide = (shop: TestApi, id: number | string, body: unknown, headers: Record<string, string> = {}) =>
  shop.bench(`/moderation/reviews/${id}`, { body, headers });
const waiting = async (shop: TestApi, headers: Record<string, string> = {}) =>
  shop.bench<readonly { id: number }[]>('/moderation/reviews', { headers });
const shown = async (shop: TestApi, id: number) => {
  const searchQuery = { _appliedFilters: [{ attribute: 'product_id', value: { eq: 220 } }] };
  const body = { type: 'review', searchQuery };
  const { result } = await shop.call<{ items: readonly { id: number }[] }>('catalogSearchPost', '/api/catalog', {
    body,
  });
  return result.items.some((review) => review.id === id);
};

test('CUST-18 a review is read by nobody until it is approved, and by nobody when it is rejected', async () => {
  const id = await send(open);
  const ids = async () => (await waiting(open)).result.map((review) => review.id);
  expect((await waiting(open)).result.at(-1)).toMatchObject({ id, sku: 'RT-TE-220', title: 'Soft', nickname: 'Tara' });
  expect(await ids()).toEqual((await ids()).toSorted((one, other) => one - other));
  expect(await shown(open, id)).toBe(false);
  expect(await decide(open, id, { decision: 'approve' })).toMatchObject({ result: { id, review_status: 1 } });
  expect(await shown(open, id)).toBe(true);
  expect(await ids()).not.toContain(id);
  await decide(open, id, { decision: 'reject' });
  expect(await shown(open, id)).toBe(false);
});

test.each([
  [999_999, { decision: 'approve' }, 404, 'No such review'],
  ['x', { decision: 'approve' }, 404, 'Not found'],
  [901, { decision: 'delete' }, 400, 'decision must be approve or reject'],
  [901, null, 400, 'decision must be approve or reject'],
  [901, [], 400, 'decision must be approve or reject'],
])('of review %s, %j is answered with %i', async (id, body, code, result) => {
  expect(await decide(open, id, body)).toMatchObject({ status: code, result });
});

test('only somebody on this machine decides, or who has the key, or nobody', async () => {
  const id = await send(keyed);
  const approve = { decision: 'approve' };
  const with_ = (key: string) => ({ authorization: `Bearer ${key}` });
  expect((await decide(open, 901, approve, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await decide(open, 901, approve, { origin: 'https://evil.example' })).status).toBe(404);
  expect((await decide(keyed, id, approve)).status).toBe(404);
  expect((await decide(keyed, id, approve, with_(`${KEY}k`))).status).toBe(404);
  expect(await shown(keyed, id)).toBe(false);
  expect((await waiting(keyed, with_(KEY))).status).toBe(200);
  expect((await decide(keyed, id, approve, { ...with_(KEY), 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  expect(await shown(keyed, id)).toBe(true);
  expect((await waiting(closed)).status).toBe(404);
  expect((await waiting(closed, with_(''))).status).toBe(404);
});

type Summary = { readonly rating: number; readonly count: number };
type Searched = { readonly items: readonly { readonly id: number; readonly review_summary?: Summary }[] };

const SKU = 'RATED-1';

/** What a search says of the product; undefined where it says nothing. */
async function summaryOf(sku: string): Promise<Summary | undefined> {
  const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] };
  const { result } = await open.call<Searched>('catalogSearchPost', '/api/catalog', {
    body: { type: 'product', searchQuery },
  });
  expect(result.items).toHaveLength(1);
  return result.items[0]?.review_summary;
}

/** Sends a review of the product with as many ratings as there are values. */
async function rate(product_id: number, ...values: readonly number[]): Promise<number> {
  const ratings = values.map((value, at) => ({ rating_name: `R${at}`, value }));
  const review = { product_id, title: 'T', detail: 'D', nickname: 'N', review_entity: 'product', ratings };
  return (await open.call<{ id: number }>('reviewCreate', '/api/review/create', { body: { review } })).result.id;
}

test('a product says what its approved reviews that give stars say together, as they are decided about', async () => {
  const { result } = await open.bench<{ id: number }>('/workbench/products', { body: { sku: SKU } });
  const approve = (id: number) => decide(open, id, { decision: 'approve' });
  expect(await summaryOf(SKU)).toBeUndefined();

  await approve(await rate(result.id));
  expect(await summaryOf(SKU)).toBeUndefined();

  const [five, two, mixed] = [await rate(result.id, 5), await rate(result.id, 2), await rate(result.id, 5, 4)];
  expect(await summaryOf(SKU)).toBeUndefined();
  await approve(five);
  expect(await summaryOf(SKU)).toEqual({ rating: 5, count: 1 });
  await Promise.all([approve(two), approve(mixed)]);
  expect(await summaryOf(SKU)).toEqual({ rating: 3.83, count: 3 });

  await open.bench('/workbench/products', { body: { sku: SKU, name: 'Written anew' } });
  expect(await summaryOf(SKU)).toEqual({ rating: 3.83, count: 3 });
  for (const id of [five, two, mixed]) await decide(open, id, { decision: 'reject' });
  expect(await summaryOf(SKU)).toBeUndefined();
});

test('a product of the collection says what its reviews say from the start', async () => {
  const searchQuery = { _appliedFilters: [{ attribute: 'product_id', value: { eq: 1042 } }] };
  const { result } = await open.call<{ items: readonly { ratings: readonly { value: number }[] }[] }>(
    'catalogSearchPost',
    '/api/catalog',
    { body: { type: 'review', searchQuery, size: 4_000 } },
  );
  const stars = result.items.flatMap(({ ratings }) => ratings.map(({ value }) => value));
  const rating = Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 100) / 100;
  expect(await summaryOf('AJ-KS-1042')).toEqual({ rating, count: stars.length });
});
