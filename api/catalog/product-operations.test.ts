import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

test('products are listed once, in the order asked for, variants as their root', async () => {
  const skus = 'RT-TE-220,AJ-KS-1042-M,NOBODY,AJ-KS-1042';
  const { result } = await shop.call<{ items: readonly { sku: string }[] }>(
    'productList',
    `/api/product/list?skus=${skus}`,
  );
  expect(result.items.map(({ sku }) => sku)).toEqual(['RT-TE-220', 'AJ-KS-1042']);
  expect(result).toMatchObject({ total_count: 2 });
});

test('CAT-008 CAT-009 the addresses of a film are absolute, and most products have none', async () => {
  type Filmed = {
    readonly media_gallery: readonly { readonly video: object | null }[];
    readonly video_url: string | null;
  };
  const answer = await shop.call<{ items: readonly Filmed[] }>(
    'productList',
    '/api/product/list?skus=AJ-KS-1042,RT-TE-220',
  );
  const [filmed, plain] = answer.result.items;
  const film = 'http://localhost:3000/img/film/a/j/aj-ks-1042-indigo';
  expect(filmed?.media_gallery.flatMap(({ video }) => video ?? [])).toEqual([
    { url: `${film}.webm`, title: 'Indigo Block Print Kurta Set, seen all round', captions: `${film}.vtt` },
  ]);
  expect(filmed?.video_url).toBe(`${film}.webm`);
  expect([plain?.video_url, plain?.media_gallery.every(({ video }) => video === null)]).toEqual([null, true]);
});

test('stock of a variant, of a simple product and of a configurable one', async () => {
  const stock = async (sku: string) => (await shop.call('stockCheck', `/api/stock/check?sku=${sku}`)).result;
  expect(await stock('AJ-KS-1042-M')).toEqual({
    product_id: 1044,
    item_id: 1044,
    sku: 'AJ-KS-1042-M',
    qty: 7,
    is_in_stock: true,
    stock_status: 1,
  });
  expect(await stock('AJ-KS-1042-S')).toMatchObject({ qty: 0, is_in_stock: false, stock_status: 0 });
  expect(await stock('AJ-KS-1042')).toMatchObject({ product_id: 1042, qty: 7, is_in_stock: true });
});

test('an unknown sku is told silently', async () => {
  expect((await shop.call('stockCheck', '/api/stock/check?sku=NOBODY')).body).toEqual({
    code: 404,
    result: { code: 'ENOTFOUND', message: 'No such product: NOBODY' },
  });
  expect((await shop.call('stockCheck', '/api/stock/check')).body).toEqual({
    code: 400,
    result: 'sku parameter is required',
  });
});

test('a list of stock keeps its order and leaves out what is unknown', async () => {
  const address = '/api/stock/list?skus=RT-TE-220,NOBODY,AJ-KS-1042-S';
  const { result } = await shop.call<readonly { sku: string }[]>('stockList', address);
  expect(result.map(({ sku }) => sku)).toEqual(['RT-TE-220', 'AJ-KS-1042-S']);
});

test.each([
  ['productList', '/api/product/list'],
  ['stockList', '/api/stock/list'],
])('%s needs 1 to 100 skus', async (operation, path) => {
  expect((await shop.call(operation, path)).body).toEqual({ code: 400, result: 'skus parameter is required' });
  const many = Array.from({ length: 101 }, (_, at) => `S${at}`).join(',');
  expect((await shop.call(operation, `${path}?skus=${many}`)).body).toEqual({ code: 400, result: 'Too many skus' });
});

test.each([
  ['productList', '/api/product/list?skus=RT-TE-220&'],
  ['stockCheck', '/api/stock/check?sku=RT-TE-220&'],
  ['stockList', '/api/stock/list?skus=RT-TE-220&'],
  ['taxRules', '/api/tax/rules?'],
])('%s refuses a store that nobody knows', async (operation, address) => {
  expect((await shop.call(operation, `${address}storeCode=de`)).status).toBe(200);
  const { body } = await shop.call(operation, `${address}storeCode=xx`);
  expect(body).toEqual({ code: 400, result: 'Unknown store code xx' });
});

test('all tax rules are told, the first as the contract shows it', async () => {
  const { result } = await shop.call<{ items: readonly object[] }>('taxRules', '/api/tax/rules');
  expect(result.items[0]).toEqual({
    id: 1,
    code: 'GST apparel',
    priority: 0,
    position: 0,
    calculate_subtotal: false,
    customer_tax_class_ids: [3],
    product_tax_class_ids: [2],
    tax_rate_ids: [1],
    rates: [{ id: 1, code: 'IN-GST-12', rate: 12, tax_country_id: 'IN', tax_region_id: 0, tax_postcode: '*' }],
  });
});

test('the home page has sections in their order, and strips that are running', async () => {
  const { result } = await shop.call<{ sections: readonly { position: number }[] }>('homeData', '/api/home/data');
  const places = result.sections.map(({ position }) => position);
  expect(places.length).toBeGreaterThan(2);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const strips = await shop.call('commonConfig', '/api/home/common-config');
  expect(strips.result).toMatchObject([{ type: 'strip', coupon_code: 'FESTIVE10' }]);
});
