import { expect, test } from 'vitest';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { findAtHand } from './at-hand.ts';
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
])('%s finds what is at hand, each once', (_what, text, names) => {
  expect(findAtHand(text, tiles, 6).map(({ name }) => name)).toEqual(names);
});

test('no more than asked for', () => {
  expect(findAtHand('indigo', tiles, 1)).toHaveLength(1);
});
