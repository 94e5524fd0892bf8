import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
beforeEach(() => shop.bench('/workbench/faults', { method: 'DELETE' }));
afterAll(() => shop.api.close());

function home(): Promise<Response> {
  return shop.api.fetch(new Request('http://api.test/api/home/data'));
}

async function fault(body: object): Promise<void> {
  expect((await shop.bench('/workbench/faults', { body })).status).toBe(200);
}

test('a short product becomes a whole one', async () => {
  const { result } = await shop.bench<{ id: number }>('/workbench/products', {
    body: {
      sku: 'W-1',
      name: 'Test Kurta',
      price: 2240,
      special_price: 1120,
      colours: ['Indigo'],
      sizes: ['S', 'M'],
      qty: { 'W-1-S': 0, 'W-1-M': 4 },
      category_ids: [304],
    },
  });
  const listed = await shop.call('productList', '/api/product/list?skus=W-1-M');
  expect(listed.result).toMatchObject({
    total_count: 1,
    items: [
      {
        id: result.id,
        sku: 'W-1',
        type_id: 'configurable',
        originalPriceInclTax: 2240,
        priceInclTax: 1120,
        discount: 50,
        category_ids: [2, 3, 304],
        stock: { qty: 4 },
        configurable_children: [
          { sku: 'W-1-S', stock: { qty: 0 } },
          { sku: 'W-1-M', color: 49, size: 167 },
        ],
      },
    ],
  });
});

test('a product is written anew under its sku', async () => {
  const first = await shop.bench<{ id: number }>('/workbench/products', { body: { sku: 'W-2', price: 112 } });
  const again = await shop.bench<{ id: number }>('/workbench/products', { body: { sku: 'W-2', price: 224, qty: 3 } });
  expect(again.result.id).toBe(first.result.id);
  const { result } = await shop.call('productList', '/api/product/list?skus=W-2');
  expect(result).toMatchObject({ items: [{ priceInclTax: 224, stock: { qty: 3 } }] });
});

test.each([
  [{ sku: 'W-3', prize: 5 }, 'Unknown field prize'],
  [{ sku: 'W-3', colours: ['Octarine'] }, 'color has no option Octarine.'],
  [{ sku: 'W-3', price: 0.05 }, 'No net price gives exactly 0.05 with tax.'],
  [{ sku: 'W-3', category_ids: [99_999] }, 'There is no category 99999.'],
])('a mistaken product is refused: %j', async (body, message) => {
  const answer = await shop.bench('/workbench/products', { body });
  expect(answer.body).toEqual({ code: 400, result: message });
});

test('a category is put below its parent, and its products carry its name', async () => {
  await shop.bench('/workbench/categories', { body: { id: 9001, name: 'Capes', parent_id: 3 } });
  await shop.bench('/workbench/products', { body: { sku: 'W-4', category_ids: [9001] } });
  await shop.bench('/workbench/stock', { body: { sku: 'W-4', qty: 2 } });
  await shop.bench('/workbench/categories', { body: { id: 9001, name: 'Cloaks', parent_id: 3 } });
  const { result } = await shop.call('productList', '/api/product/list?skus=W-4');
  expect(result).toMatchObject({
    items: [
      {
        stock: { qty: 2 },
        category_ids: [2, 3, 9001],
        category: [{ category_id: 9001, name: 'Cloaks', path: 'women/cloaks' }],
      },
    ],
  });
});

test('a lost request is never seen, a lost answer was processed', async () => {
  const create = () => shop.api.fetch(new Request('http://api.test/api/cart/create', { method: 'POST' }));
  await fault({ path: '/api/cart/create', kind: 'drop-request' });
  await expect(create()).rejects.toThrow('fetch failed');
  await fault({ path: '/api/cart/create', kind: 'drop-answer' });
  await expect(create()).rejects.toThrow('fetch failed');
  expect((await create()).status).toBe(200);
});

test('a fault hits as often as it was ordered', async () => {
  await fault({ path: '/api/home/data', kind: 'status', code: 503, times: 2 });
  expect((await home()).status).toBe(503);
  expect((await home()).status).toBe(503);
  expect((await home()).status).toBe(200);
});

test('answers can be pages, halves and late', async () => {
  await fault({ path: '/api/home/data', kind: 'html' });
  expect((await home()).headers.get('content-type')).toBe('text/html');
  await fault({ path: '/api/home/data', kind: 'half-json' });
  const half = await (await home()).text();
  expect(() => JSON.parse(half)).toThrow();
  await fault({ path: '/api/home/data', kind: 'slow', ms: 50 });
  const started = performance.now();
  expect((await home()).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThanOrEqual(49);
});

test('a fault that misses its measure is refused', async () => {
  const { body } = await shop.bench('/workbench/faults', { body: { path: '/api/order', kind: 'status' } });
  expect(body).toEqual({ code: 400, result: 'A fault of kind status needs its code.' });
});

test('calls are remembered as they came in', async () => {
  await shop.bench('/workbench/requests', { method: 'DELETE' });
  await shop.call('stockCheck', '/api/stock/check?sku=RT-TE-220', { headers: { 'country-id': 'US', currency: 'USD' } });
  expect((await shop.bench('/workbench/requests')).result).toEqual([
    {
      method: 'GET',
      path: '/api/stock/check',
      query: '?sku=RT-TE-220',
      country_id: 'US',
      currency: 'USD',
      content_type: null,
      body: '',
    },
  ]);
});

test('the clock decides about special prices', async () => {
  await shop.bench('/workbench/products', {
    body: {
      sku: 'W-5',
      price: 2240,
      special_price: 1120,
      special_from_date: '2026-12-01',
      special_to_date: '2026-12-02',
    },
  });
  const priceAt = async (now: string | null) => {
    await shop.bench('/workbench/clock', { body: { now } });
    const { result } = await shop.call<{ items: { priceInclTax: number }[] }>(
      'productList',
      '/api/product/list?skus=W-5',
    );
    return result.items[0]?.priceInclTax;
  };
  // Midnight in the store is 18:30 UTC.
  expect(await priceAt('2026-11-30T18:29:59Z')).toBe(2240);
  expect(await priceAt('2026-11-30T18:30:00Z')).toBe(1120);
  expect(await priceAt('2026-12-02T18:29:59Z')).toBe(1120);
  expect(await priceAt('2026-12-02T18:30:00Z')).toBe(2240);
  await priceAt(null);
});

test('no page reaches the workbench, and nothing there is a mistake of the server', async () => {
  const page = new Request('http://api.test/workbench/requests', { headers: { origin: 'http://api.test' } });
  expect((await shop.api.fetch(page)).status).toBe(404);
  expect((await shop.bench('/workbench/nothing')).status).toBe(404);
});

test('an account gets store credit, and its balance is told', async () => {
  const give = (email: string, amount: number) => shop.bench('/workbench/credits', { body: { email, amount } });
  const { result: before } = await shop.bench<{ balance: number }>('/workbench/credits', {
    body: { email: 'Meera.Iyer@mail.test', amount: 0 },
  });
  expect((await give('meera.iyer@mail.test', 12.34)).result).toEqual({ balance: before.balance + 12.34 });
  expect((await give('nobody@mail.test', 1)).status).toBe(400);
  expect((await give('meera.iyer@mail.test', -1)).status).toBe(400);
});

test('the shops to walk into are written', async () => {
  const body = { shops: [{ id: 1, name: 'Zari Bandra', street: [], city: 'Mumbai', country_id: 'IN' }] };
  expect((await shop.bench('/workbench/shops', { body })).status).toBe(200);
  const answer = await shop.api.fetch(new Request('http://api.test/api/store-locator'));
  expect(await answer.json()).toMatchObject({ result: { items: [{ name: 'Zari Bandra' }], total: 1 } });
  expect((await shop.bench('/workbench/shops', { body: { shops: [{ id: 1 }] } })).status).toBe(400);
});
