import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { ADDRESS, ADDRESS_IN_US, newOrderId, orderBody } from '#api/testing/order-for-tests.ts';

type Line = { readonly item_id: number; readonly price: number; readonly price_incl_tax: number };
type Totals = { readonly grand_total: number; readonly tax_amount: number; readonly items: readonly Line[] };

const EMAIL = 'meera.iyer@mail.test';
const GUEST = '';

let shop: TestApi;
let member: string;
beforeAll(async () => {
  shop = await openTestApi();
  await shop.bench('/workbench/groups', { body: { email: EMAIL, group: 7 } });
  const body = { username: EMAIL, password: 'correct horse 9' };
  member = (await shop.call<string>('userLogin', '/api/user/login', { body })).result;
  const tier_prices = [
    { qty: 1, value: 1_600, group: 7 },
    { qty: 3, value: 1_333.33 },
    { qty: 6, value: 1_100.1, group: 7 },
    { qty: 6, value: 900, group: 8 },
  ];
  await put({ sku: 'TEE', price: 1_680, us_price: 2_000, tier_prices });
  await put({ sku: 'KURTA', sizes: ['S', 'M'], price: 1_680, tier_prices });
  await put({ sku: 'BOX', type: 'bundle', bundle_options: [wrap], tier_prices: [{ qty: 1, value: 5 }] });
  await put({
    sku: 'FILE',
    type: 'downloadable',
    price: 1_680,
    tier_prices,
    downloads: [{ title: 'Cut', price: 200 }],
  });
}, OPENING_MS);
afterAll(() => shop.api.close());

const put = (body: object) => shop.bench('/workbench/products', { body: { qty: 1_000, ...body } });

const wrap = {
  title: 'Tees',
  selections: [
    { sku: 'TEE', qty: 2 },
    { sku: 'TEE', price: 1_500 },
  ],
};
const bundleOf = (selection: number) => ({
  bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [selection] }],
});

type Bought = { readonly sku: string; readonly qty: number; readonly product_option?: object };
type Buyer = { readonly token: string; readonly country?: string };

/** Each line's price as it is set, the totals, and what the order is charged. */
async function buy({ token, country = 'IN' }: Buyer, lines: readonly Bought[]) {
  const headers = { 'country-id': country };
  const cart = (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
  const at = `token=${token}&cartId=${cart}`;
  for (const cartItem of lines) {
    await shop.call('cartUpdate', `/api/cart/update?${at}`, { headers, body: { cartItem } });
  }
  const pulled = (await shop.call<readonly Line[]>('cartPull', `/api/cart/pull?${at}`, { headers })).result;
  const totals = (await shop.call<Totals>('cartTotals', `/api/cart/totals?${at}`, { headers })).result;
  const products = lines.map((line) => ({ ...line, name: line.sku, price: 1 }));
  const shippingAddress = country === 'US' ? ADDRESS_IN_US : ADDRESS;
  const information = { shippingAddress, payment_method_code: 'paypalstandard' };
  const sent = { headers, body: orderBody(newOrderId(), { cart_id: cart, products, information }) };
  const placed = await shop.call<{ grand_total: number }>('orderCreate', `/api/order?token=${token}`, sent);
  expect(placed.status).toBe(200);
  expect(totals.items.map(({ price_incl_tax }) => price_incl_tax)).toEqual(pulled.map((line) => line.price_incl_tax));
  expect(placed.result.grand_total).toBe(totals.grand_total);
  return { each: pulled.map((line) => line.price_incl_tax), total: totals.grand_total, tax: totals.tax_amount };
}

test.each([
  ['a guest', 1, 1_680, 1_680],
  ['a guest', 2, 1_680, 3_360],
  ['a guest', 3, 1_333.33, 3_999.99],
  ['a guest', 6, 1_333.33, 7_999.98],
  ['a member', 1, 1_600, 1_600],
  ['a member', 5, 1_333.33, 6_666.65],
  ['a member', 6, 1_100.1, 6_600.6],
])('%s who buys %i pays %d each, from the cart to the order', async (who, qty, price, total) => {
  const bought = await buy({ token: who === 'a guest' ? GUEST : member }, [{ sku: 'TEE', qty }]);
  expect(bought).toMatchObject({ each: [price], total });
});

test('the tax of a tier is what its row contains', async () => {
  const { total, tax } = await buy({ token: GUEST }, [{ sku: 'TEE', qty: 3 }]);
  expect([total, tax]).toEqual([3_999.99, 428.57]); // 12 % contained
});

test('tiers go by the pieces of one line: two sizes do not add up', async () => {
  const sizes = ['KURTA-S', 'KURTA-M'].map((sku) => ({ sku, qty: 2 }));
  expect((await buy({ token: GUEST }, sizes)).each).toEqual([1_680, 1_680]);
  expect((await buy({ token: GUEST }, [{ sku: 'KURTA-M', qty: 3 }])).each).toEqual([1_333.33]);
});

test('a bundle costs what its parts cost for the pieces in the line; its own tiers and fixed prices stay out', async () => {
  const boxes = (selection: number, qty: number) => [
    { sku: 'BOX', qty, product_option: { extension_attributes: bundleOf(selection) } },
  ];
  expect((await buy({ token: GUEST }, boxes(101, 1))).each).toEqual([3_360]);
  expect((await buy({ token: GUEST }, boxes(101, 2))).each).toEqual([2_666.66]); // four pieces
  expect((await buy({ token: member }, boxes(101, 1))).each).toEqual([3_200]);
  expect((await buy({ token: member }, boxes(101, 3))).each).toEqual([2_200.2]);
  expect((await buy({ token: member }, boxes(102, 6))).each).toEqual([1_500]);
});

test('a download has its tiers, and its files cost what they cost', async () => {
  const product_option = { extension_attributes: { custom_options: [{ option_id: 'link', option_value: '1' }] } };
  expect((await buy({ token: member }, [{ sku: 'FILE', qty: 3, product_option }])).each).toEqual([1_533.33]);
});

test.each([GUEST, 'member'])('abroad nobody buys by tiers, which are Indian prices', async (who) => {
  const token = who === GUEST ? GUEST : member;
  expect((await buy({ token, country: 'US' }, [{ sku: 'TEE', qty: 6 }])).each).toEqual([2_000]);
});
