import { expect, test } from 'vitest';
import { phrasesFor } from './phrases.ts';

const names = ['Silk Kurta Set', 'Cotton Kurta', 'Linen Kurta Set', 'Kurti'];

test('a word is continued as the names have it, the commonest first', () => {
  expect(phrasesFor('kur', names, 6)).toEqual(['kurta', 'kurta set', 'kurti']);
  expect(phrasesFor('kur', names, 1)).toEqual(['kurta']);
});

test('words before the last stay, and what was typed is not offered again', () => {
  expect(phrasesFor('Red kurta', ['Red Kurta Set'], 6)).toEqual(['red kurta set']);
});

test('a mistyped word is put right', () => {
  expect(phrasesFor('kutra', ['Kurta'], 6)).toEqual(['kurta']);
});

test('nothing is made up', () => {
  expect(phrasesFor('gown', names, 6)).toEqual([]);
  expect(phrasesFor(' ', names, 6)).toEqual([]);
});
