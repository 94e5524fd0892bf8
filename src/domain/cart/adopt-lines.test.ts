import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createAdoptLines } from './adopt-lines.ts';
import { lineForTests, serverItemForTests } from './line-for-tests.ts';

const shops = serverItemForTests('A', 2, 5_101);
const tie = { serverItem: { id: 5_101, cartId: shops.cartId, quantity: 2 } };

function openWorld() {
  const search = createMemorySearchIndex();
  const market = () => ({ country: 'IN', today: '2026-11-20' }) as const;
  return { search, adoptLines: createAdoptLines({ searchIndex: search, market, shopRules: { useUrlPaths: true } }) };
}

test('CART-49 a line of the shop becomes a line as if it had been added here', async () => {
  const { search, adoptLines } = openWorld();
  search.put(productForTests('A'));
  expect(await adoptLines([shops])).toEqual([lineForTests('A', 2, tie)]);
});

test("the shop's price counts, the product tells what it is reduced from", async () => {
  const { search, adoptLines } = openWorld();
  const variant = {
    id: 9,
    sku: skuOf('A'),
    name: 'A in red',
    status: 1,
    prices: { ...productForTests('A').prices, india: { regular: moneyOf(150), special: nothing } },
    stock: { quantity: 1, isInStock: true, status: 1 },
    choice: {},
    image: '/red.jpg',
    readyQuantity: null,
    makeDays: 8,
    tiers: [],
  };
  search.put(productForTests('P', { type: 'configurable', variants: [variant], urlPath: 'p' }));
  const lines = await adoptLines([{ ...shops, parentSku: skuOf('P'), price: moneyOf(120) }]);
  expect(lines).toMatchObject([
    {
      sku: 'A',
      name: 'P',
      productId: 9,
      price: moneyOf(120),
      regularPrice: moneyOf(150),
      image: '/red.jpg',
      makeDays: 8,
    },
  ]);
});

test("CAT-097 a variant without a picture of its own has the product's", async () => {
  const { search, adoptLines } = openWorld();
  const { id, sku, name, status, prices, stock } = productForTests('A');
  const variant = {
    id,
    sku,
    name,
    status,
    prices,
    stock,
    choice: {},
    image: 'no_selection',
    readyQuantity: null,
    tiers: [],
  };
  search.put(productForTests('P', { type: 'configurable', image: '/own.jpg', variants: [variant], urlPath: 'p' }));
  expect(await adoptLines([{ ...shops, parentSku: skuOf('P') }])).toMatchObject([{ sku: 'A', image: '/own.jpg' }]);
});

test('a product that cannot be found leaves what the shop says', async () => {
  const { search, adoptLines } = openWorld();
  search.cut();
  const { makeDays: _, ...plain } = lineForTests('A', 2, tie);
  expect(await adoptLines([shops])).toEqual([{ ...plain, productId: 0, designer: '', address: '' }]);
});

test('however many lines there are, the shop is asked once, and each finds its own product', async () => {
  const { search, adoptLines } = openWorld();
  search.put(productForTests('A', { id: 1 }), productForTests('B', { id: 2 }));
  const lines = ['B', 'GONE', 'A', 'B'].map((sku, at) => serverItemForTests(sku, 1, at + 1));
  expect((await adoptLines(lines)).map(({ sku, address }) => [sku, address === ''])).toEqual([
    ['B', false],
    ['GONE', true],
    ['A', false],
    ['B', false],
  ]);
  expect(search.calls().length).toBe(1);
});

test('a price of the shop that is that of several pieces is one for so many alone', async () => {
  const { search, adoptLines } = openWorld();
  const tiers = [{ quantity: 2, price: moneyOf(80) }];
  const { prices } = productForTests('A');
  search.put(productForTests('A', { prices: { ...prices, tiers } }));
  expect(await adoptLines([{ ...shops, price: moneyOf(80) }])).toMatchObject([{ price: moneyOf(100), tiers }]);
  const [other] = await adoptLines([{ ...shops, price: moneyOf(70) }]);
  expect(other).toMatchObject({ price: moneyOf(70) });
  expect(other).not.toHaveProperty('tiers');
});
