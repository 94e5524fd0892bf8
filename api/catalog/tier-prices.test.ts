import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

type Product = {
  readonly tier_prices: readonly { readonly customer_group_id: number }[];
  readonly special_price: number;
  readonly specialPriceInclTax: number;
  readonly priceInclTax: number;
  readonly special_from_date: string | null;
};
type Items<T> = { readonly items: readonly T[] };
type Line = { readonly price_incl_tax: number };

const EMAIL = 'meera.iyer@mail.test';
const line = { cartItem: { sku: 'TIERED', qty: 1 } };

let shop: TestApi;
let token: string;
let groupToken: string;
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/groups', { body: { email: EMAIL, group: 7 } });
  const body = { username: EMAIL, password: 'correct horse 9' };
  token = (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
  groupToken = (await shop.call<{ groupToken: string }>('userMe', `/api/user/me?token=${token}`)).result.groupToken;
  const tier_prices = [
    { qty: 1, value: 1000, group: 7 },
    { qty: 1, value: 500, group: 8 },
    { qty: 1, value: 1100 },
    { qty: 10, value: 800, group: 7 },
  ];
  const days = { special_from_date: '2026-12-01', special_to_date: '2026-12-31', us_special_price: 900 };
  await shop.bench('/workbench/products', {
    body: { sku: 'TIERED', price: 1680, us_price: 1680, ...days, special_price: 1200, qty: 1000, tier_prices },
  });
}, OPENING_MS);
afterAll(() => shop.api.close());

const request = encodeURIComponent(
  JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'TIERED' } }] }),
);

async function found(more: string) {
  const answer = await shop.call<Items<Product>>(
    'catalogSearch',
    `/api/catalog?type=product&request=${request}${more}`,
  );
  return { product: answer.result.items[0], cache: answer.headers.get('cache-control') };
}

test('a search with a group token shows the tiers of that group and of everybody, and its price', async () => {
  const { product, cache } = await found(`&groupToken=${groupToken}`);
  expect(product?.tier_prices.map((tier) => tier.customer_group_id)).toEqual([7, 32000, 7]);
  expect(product).toMatchObject({ special_price: 1000, specialPriceInclTax: 1000, priceInclTax: 1000 });
  expect(product).toMatchObject({ special_from_date: null, special_to_date: null, special_price_by_currency: 0 });
  expect(cache).toBe('no-store');
  expect((await found('&groupId=8')).product?.priceInclTax).toBe(500);
  expect((await found('&groupId=9')).product?.priceInclTax).toBe(1100);
});

test('without a group nobody sees the price of one', async () => {
  const { product } = await found('');
  expect(product).toMatchObject({ priceInclTax: 1680, specialPriceInclTax: 0 });
});

test.each([
  ['productList', '/api/product/list', 'priceInclTax'],
  ['productRenderList', '/api/product/render-list', 'price_info'],
])('%s shows a group its price and keeps it for nobody else', async (operationId, path, field) => {
  const ask = (more: string) => shop.call<Items<Record<string, unknown>>>(operationId, `${path}?skus=TIERED${more}`);
  const priceOf = ({ items: [item] }: Items<Record<string, unknown>>) => {
    const price = item?.[field];
    const taxed = price as { extension_attributes: { tax_adjustments: unknown }; final_price: number };
    return typeof price === 'number' ? price : taxed.final_price;
  };
  const own = await ask(`&groupToken=${groupToken}`);
  expect(priceOf(own.result)).toBe(1000);
  expect(own.headers.get('cache-control')).toBe('no-store');
  for (const more of ['', '&groupToken=gt_nobody']) {
    const plain = await ask(more);
    expect(priceOf(plain.result)).toBe(1680);
    expect(plain.headers.get('cache-control')).not.toBe('no-store');
  }
});

async function pay(as: string): Promise<readonly number[]> {
  const cart = (await shop.call<string>('cartCreate', `/api/cart/create?token=${as}`)).result;
  const at = `token=${as}&cartId=${cart}`;
  const set = await shop.call<Line>('cartUpdate', `/api/cart/update?${at}`, { body: line });
  const totals = await shop.call<{ grand_total: number }>('cartTotals', `/api/cart/totals?${at}`);
  const products = [{ sku: 'TIERED', name: 'Tiered', qty: 1, price: 1 }];
  const body = orderBody(newOrderId(), { cart_id: cart, products });
  const placed = await shop.call<{ grand_total: number }>('orderCreate', `/api/order?token=${as}`, { body });
  return [set.result.price_incl_tax, totals.result.grand_total, placed.result.grand_total];
}

test('carts and orders are charged the price of their own group', async () => {
  expect(await pay(token)).toEqual([1000, 1000, 1000]);
  expect(await pay('')).toEqual([1680, 1680, 1680]);
});
