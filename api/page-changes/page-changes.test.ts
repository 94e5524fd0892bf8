import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#api/database/open-database.ts';
import { openDatabase } from '#api/database/prepare-database.ts';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts';
import { changesSince, type PageChanges } from './page-changes.ts';

const KEY = 'k'.repeat(32);
let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

async function news(after?: string): Promise<PageChanges> {
  const { status, result } = await shop.bench<PageChanges>(
    `/page-changes${after === undefined ? '' : `?after=${after}`}`,
  );
  expect(status).toBe(200);
  return result;
}

/** What is told of what is done. */
async function toldOf(act: () => Promise<{ readonly status: number }>): Promise<readonly string[] | null> {
  const { next } = await news();
  expect((await act()).status).toBe(200);
  const { tags } = await news(next);
  return tags?.toSorted() ?? null;
}

const piece = { sku: 'CACHED-1', name: 'Cached Tee', price: 2_400, category_ids: [3], qty: 5 };
const put = (address: string, body: unknown) => shop.bench(`/workbench/${address}`, { body });

test('a price, and whether a piece can be bought, drop its page, its lists and home; how many there are its page alone', async () => {
  const made = await toldOf(() => put('products', piece));
  const [product = ''] = (made ?? []).filter((tag) => tag.startsWith('P'));
  const lists = (made ?? []).filter((tag) => tag.startsWith('C'));
  expect(product).toMatch(/^P\d+$/);
  expect(lists).toContain('C3');
  const all = [...lists, product, 'home'].toSorted();
  expect(made).toEqual(all);
  expect(await toldOf(() => put('products', { ...piece, price: 2_500 }))).toEqual(all);
  expect(await toldOf(() => put('stock', { sku: piece.sku, qty: 4 }))).toEqual([product]);
  expect(await toldOf(() => put('stock', { sku: piece.sku, qty: 0 }))).toEqual(all);
  expect(await toldOf(() => put('stock', { sku: piece.sku, qty: 0 }))).toEqual([]);
});

const everyPage = ['category', 'checkout', 'compare', 'error', 'home', 'my-account', 'page-not-found', 'product'];

test.each([
  ['pages', { type: 'cms_block', id: 499, identifier: 'cached', title: 'Cached', content: '<p>New</p>' }],
  ['promos', { items: [{ type: 'strip', title: 'Free delivery' }] }],
  ['banners', { head: null, small: [] }],
  ['categories', { id: 499, name: 'Cached', parent_id: 2 }],
])('what stands on any page drops all of them: %s', async (address, body) => {
  expect(await toldOf(() => put(address, body))).toEqual(everyPage);
});

test('who was told goes on from there, and hears nothing twice', async () => {
  const { next } = await news();
  await put('stock', { sku: piece.sku, qty: 3 });
  const first = await news(next);
  expect(first.tags).not.toEqual([]);
  expect((await news(first.next)).tags).toEqual([]);
});

test('a place that this database does not know, as of one that was restored, may have missed anything', async () => {
  expect((await news('9000000000000000000')).tags).toBeNull();
});

test.each(['', '-1', '1.5', 'x', '1;drop', '99999999999999999999'])('"%s" is no place', async (after) => {
  expect((await shop.bench(`/page-changes?after=${encodeURIComponent(after)}`)).status).toBe(400);
});

test(
  'nobody but this machine hears of it, or who has the key',
  async () => {
    const ask = (headers: Record<string, string>, api = shop.api) =>
      api.fetch(new Request('http://api.test/page-changes', { headers })).then(({ status }) => status);
    expect(await ask({ 'x-forwarded-for': '198.51.100.9' })).toBe(401);
    expect((await shop.bench('/page-changes', { method: 'POST', body: {} })).status).toBe(405);
    const keyed = await openTestApi({ invalidationKey: KEY });
    const statuses = [{}, { authorization: `Bearer ${'x'.repeat(32)}` }, { authorization: `Bearer ${KEY}` }];
    expect(await Promise.all(statuses.map((headers) => ask(headers, keyed.api)))).toEqual([401, 401, 200]);
    await keyed.api.close();
  },
  OPENING_MS,
);

test(
  'what is given up was never there',
  async () => {
    const { address, drop }: TestDatabase = await createTestDatabase();
    const db: Database = await openDatabase(address, async () => undefined);
    const { next } = await changesSince(db, null);
    const given = db.transaction().execute(async (transaction) => {
      await sql`insert into content (name, value) values ('banner', '1')`.execute(transaction);
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    const { tags, next: later } = await changesSince(db, next);
    expect(tags).toEqual([]);
    await sql`insert into content (name, value) values ('banner', '1')`.execute(db);
    expect((await changesSince(db, later)).tags?.toSorted()).toEqual(everyPage);
    await db.destroy();
    await drop();
  },
  OPENING_MS,
);
