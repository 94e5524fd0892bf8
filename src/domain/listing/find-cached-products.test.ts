import { expect, test } from 'vitest';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { createFindCachedProducts, findCachedProducts } from './find-cached-products.ts';
import { tileOf } from './tile.ts';

const tile = (name: string, designer = 'Anjora') =>
  tileOf(
    productForTests(name, { name, designer }),
    { country: 'IN', today: '2026-11-20' },
    { useUrlPaths: true, listOutOfStockProducts: true },
  );

const tiles = [tile('Indigo Kurta'), tile('Indigo Saree'), tile('Rose Gown', 'Sitara'), tile('Indigo Kurta')];

test.each([
  ['a word', 'saree', ['Indigo Saree']],
  ['the beginning of a word', 'kur', ['Indigo Kurta']],
  ['a mistake', 'indgo', ['Indigo Kurta', 'Indigo Saree']],
  ['a designer', 'sitara', ['Rose Gown']],
  ['two words', 'indigo saree', ['Indigo Saree', 'Indigo Kurta']],
  ['nothing like it', 'velvet', []],
])('%s finds what is cached, each once', (_what, text, names) => {
  expect(findCachedProducts(text, tiles, 6).items.map(({ name }) => name)).toEqual(names);
});

test('no more than asked for, and how many there are', () => {
  const found = findCachedProducts('indigo', tiles, 1);
  expect(found.items).toHaveLength(1);
  expect(found).toMatchObject({ total: 2, offline: true, noresults: false });
});

test('CAT-056 where nothing of it is kept the result is empty, and says why', () => {
  expect(findCachedProducts('velvet', tiles, 6)).toEqual({ items: [], total: 0, offline: true, noresults: true });
  expect(findCachedProducts('saree', [], 6)).toEqual({ items: [], total: 0, offline: true, noresults: true });
});

test.each([
  ['the colour', 'crimson'],
  ['the colour with a mistake', 'crimsn'],
  ['the second colour, half typed', 'turq'],
  ['colour and name', 'crimson kurta'],
])('CAT-064 without a network a piece is found by %s', async (_what, text) => {
  const color = {
    attributeId: 93,
    code: 'color',
    label: 'Colour',
    values: [
      { id: 1, label: 'Crimson' },
      { id: 2, label: 'Turquoise' },
    ],
  };
  const find = createFindCachedProducts({
    cachedProducts: () => tiles,
    keptProducts: async () => [productForTests('CK', { name: 'Plain Wrap', options: [color] }), productForTests('O')],
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
  });
  const { items } = await find(text, 6);
  expect(items.map(({ name }) => name)).toContain('Plain Wrap');
  expect((await find('viridian', 6)).noresults).toBe(true);
});
