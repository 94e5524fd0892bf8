import { expect, test } from 'vitest';
import { type Product, skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { SearchQuery, SearchResult } from '#domain/catalog/search-query.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createFindAlike } from './find-alike.ts';

const [INDIGO, IVORY] = [49, 54];
const at = (price: number) => ({
  prices: { ...productForTests('A').prices, india: { regular: moneyOf(price), special: nothing } },
});

function inColour(sku: string, color: number, price: number, quantity = 5): Product {
  const product = productForTests(sku, { ...at(price), type: 'configurable' });
  const variant: Variant = {
    ...{ id: 8, sku: skuOf(`${sku}-1`), name: sku, status: 1, prices: product.prices, image: '', readyQuantity: null },
    stock: { quantity, isInStock: quantity > 0, status: 1 },
    choice: { color },
  };
  return { ...product, variants: [variant] };
}

const missed = { product: inColour('KURTA', INDIGO, 1_000, 0), choice: { color: INDIGO }, category: 14 };

async function alike(items: readonly Product[], reply?: Reply<SearchResult<Product>>) {
  const asked: SearchQuery[] = [];
  const found = { items, total: items.length, start: 0, facets: [], corrections: null, sizes: null };
  const unasked = () => Promise.reject(new Error('Nobody asks for this.'));
  const findAlike = createFindAlike({
    searchIndex: {
      async products(query) {
        asked.push(query);
        return reply ?? { kind: 'ok', value: found };
      },
      ...{ categories: unasked, attributes: unasked },
    },
    market: () => ({ country: 'IN', today: '2026-11-28' }),
    shopRules: { useUrlPaths: false, listOutOfStockProducts: true },
  });
  const tiles = await findAlike(missed);
  return { asked, tiles, names: tiles.map(({ name }) => name) };
}

test('it looks in the category, up to twice the price', async () => {
  const { asked } = await alike([]);
  expect(asked.map(({ conditions }) => conditions)).toEqual([
    [
      { field: 'category_ids', kind: 'any-of', values: [14] },
      { field: 'price', kind: 'priced', from: null, below: moneyOf(2_000) },
    ],
  ]);
});

test('the nearest price comes first, and a colour is worth a quarter of the price', async () => {
  const found = [
    inColour('dear', IVORY, 1_500),
    inColour('cheap', IVORY, 900),
    inColour('same colour', INDIGO, 1_300),
    inColour('colour far off', INDIGO, 1_900),
    inColour('beyond the fourth', IVORY, 1_990),
  ];
  expect((await alike(found)).names).toEqual(['same colour', 'cheap', 'dear', 'colour far off']);
});

test('the card of a piece that comes in the colour opens it in that colour', async () => {
  const [ivory, indigo] = [inColour('ivory', IVORY, 1_000), inColour('indigo', INDIGO, 1_000)];
  const { tiles } = await alike([{ ...ivory, variants: [...ivory.variants, ...indigo.variants] }]);
  expect(tiles[0]?.address).toContain('indigo-1');
});

test('what cannot be had is not offered, nor what is not shown by itself, nor the piece that was missed', async () => {
  const found = [
    inColour('gone', INDIGO, 1_000, 0),
    { ...inColour('hidden', INDIGO, 1_000), visibility: 1 },
    { ...inColour('switched off', INDIGO, 1_000), status: 2 },
    missed.product,
  ];
  expect((await alike(found)).names).toEqual([]);
});

test.each<Reply<never>>([
  { kind: 'unreachable' },
  { kind: 'failed', message: '' },
  { kind: 'refused', code: 500, message: '', isSilent: true },
])('a shop that does not answer offers nothing: $kind', async (reply) => {
  expect((await alike([], reply)).tiles).toEqual([]);
});
