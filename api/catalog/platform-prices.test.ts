import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/products', {
    body: {
      sku: 'ODD',
      type: 'simple',
      price: 99.99,
      us_price: 140,
      us_special_price: 70,
      special_to_date: '2026-11-21',
    },
  });
}, OPENING_MS);
afterAll(() => shop.api.close());

type Rendered = { readonly items: readonly { readonly sku: string; readonly price_info: Prices }[] };
type Prices = { readonly final_price: number; readonly regular_price: number; readonly special_price: number } & {
  readonly extension_attributes: { readonly tax_adjustments: object };
};

async function render(skus: string, country = 'IN', more = '') {
  const address = `/api/product/render-list?skus=${skus}${more}`;
  return (await shop.call<Rendered>('productRenderList', address, { headers: { 'country-id': country } })).result.items;
}

test('the prices of the contract are answered as the contract shows them', async () => {
  const amounts = {
    final_price: 8960,
    regular_price: 11200,
    special_price: 8960,
    extension_attributes: { tax_adjustments: { final_price: 8000, regular_price: 10000, special_price: 8000 } },
  };
  expect(await render('AJ-KS-1042-M,AJ-KS-1042')).toEqual([
    { id: 1044, sku: 'AJ-KS-1042-M', price_info: amounts, currency_code: 'INR' },
    { id: 1042, sku: 'AJ-KS-1042', price_info: amounts, currency_code: 'INR' },
  ]);
});

test('abroad the prices are those of the country, and hold no tax', async () => {
  const [kurta] = await render('AJ-KS-1042-M', 'US');
  const amounts = { final_price: 10400, regular_price: 13000, special_price: 10400 };
  expect(kurta?.price_info).toEqual({ ...amounts, extension_attributes: { tax_adjustments: amounts } });
  const [tee] = await render('RT-TE-220', 'GB');
  expect(tee?.price_info).toMatchObject({ final_price: 2100, regular_price: 2100, special_price: 0 });
});

test('skus keep their order, each once; unknown ones are left out', async () => {
  const items = await render('RT-TE-220,NOBODY,AJ-KS-1042-S,RT-TE-220');
  expect(items.map(({ sku }) => sku)).toEqual(['RT-TE-220', 'AJ-KS-1042-S']);
  expect(await render('NOBODY')).toEqual([]);
});

test('neither the currency nor the store changes an amount', async () => {
  const plain = await render('RT-TE-220,AJ-KS-1042-M');
  expect(await render('RT-TE-220,AJ-KS-1042-M', 'IN', '&currencyCode=USD&storeId=2')).toEqual(plain);
  expect(plain[0]?.price_info).toMatchObject({ final_price: 1680, regular_price: 1680, special_price: 0 });
});

test('a special price counts until its last day is over', async () => {
  const special = async () => (await render('ODD', 'US'))[0]?.price_info.special_price;
  expect(await special()).toBe(70);
  await shop.bench('/workbench/clock', { body: { now: '2026-11-21T18:29:00Z' } }); // 23:59 in India
  expect(await special()).toBe(70);
  await shop.bench('/workbench/clock', { body: { now: '2026-11-21T18:31:00Z' } });
  expect(await special()).toBe(0);
  await shop.bench('/workbench/clock', { body: { now: null } });
});

test('the same prices as on the product itself, tax included and taken out', async () => {
  type Listed = { items: readonly Record<'sku' | 'originalPriceInclTax' | 'priceInclTax' | 'tax', number>[] };
  const { result } = await shop.call<Listed>('productList', '/api/product/list?skus=ODD,RT-TE-220,AJ-KS-1042');
  const rendered = await render('ODD,RT-TE-220,AJ-KS-1042');
  for (const [at, { originalPriceInclTax, priceInclTax, tax }] of result.items.entries()) {
    expect(rendered[at]?.price_info).toMatchObject({
      final_price: priceInclTax,
      regular_price: originalPriceInclTax,
      extension_attributes: { tax_adjustments: { final_price: Number((priceInclTax - tax).toFixed(2)) } },
    });
  }
});

test.each([
  ['', 'skus parameter is required'],
  ['skus=', 'skus parameter is required'],
  ['skus=%2C%20%2C', 'skus parameter is required'],
  [`skus=${Array.from({ length: 101 }, (_, at) => `S${at}`).join(',')}`, 'Too many skus'],
  ['skus=RT-TE-220&storeCode=xx', 'Unknown store code xx'],
])('refused: %.30s', async (query, message) => {
  const { body } = await shop.call('productRenderList', `/api/product/render-list?${query}`);
  expect(body).toEqual({ code: 400, result: message });
});

test('a hundred skus are not too many, nor is one a hundred times', async () => {
  expect(await render(Array.from({ length: 100 }, (_, at) => `S${at}`).join(','))).toEqual([]);
  expect(await render(Array.from({ length: 200 }, () => 'RT-TE-220').join(','))).toHaveLength(1);
});
