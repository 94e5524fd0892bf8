import { expect, test } from 'vitest';
import { phrasesFor } from './phrases.ts';

const names = ['Silk Kurta Set', 'Cotton Kurta', 'Linen Kurta Set', 'Kurti'];

test('a word is continued as the names have it, the commonest first', () => {
  expect(phrasesFor('kur', names, 6, null)).toEqual(['kurta', 'kurta set', 'kurti']);
  expect(phrasesFor('kur', names, 1, null)).toEqual(['kurta']);
});

test('words before the last stay, and what was typed is not offered again', () => {
  expect(phrasesFor('Red kurta', ['Red Kurta Set'], 6, null)).toEqual(['red kurta set']);
});

test('a mistyped word is put right', () => {
  expect(phrasesFor('kutra', ['Kurta'], 6, null)).toEqual(['kurta']);
});

test('a word that the catalog knows is put right by no other', () => {
  expect(phrasesFor('black', ['Block Palm Shirt', 'Blackberry Saree'], 6, [])).toEqual([
    'blackberry',
    'blackberry saree',
  ]);
  expect(phrasesFor('kutra', ['Kurta'], 6, [{ typed: 'kutra', meant: 'kurta' }])).toEqual(['kurta']);
});

test('nothing is made up', () => {
  expect(phrasesFor('gown', names, 6, null)).toEqual([]);
  expect(phrasesFor(' ', names, 6, null)).toEqual([]);
});
