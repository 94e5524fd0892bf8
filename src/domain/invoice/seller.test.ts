import { expect, test } from 'vitest';
import { tariffCodeOf } from './seller.ts';

const codes = [
  { words: 'kurta', code: '6211' },
  { words: 'Kurta Set', code: '6204' },
  { words: 'pant', code: '6203' },
  { words: 'T-Shirt', code: '6109' },
  { words: '-', code: '9999' },
];

test.each([
  ['Linen Kurta', '6211'],
  ['Indigo Block Print KURTA SET M', '6204'],
  ['Set of Kurta', '6211'],
  ['Cotton T-shirt', '6109'],
  ['Pantry Apron', null],
  ['Saree', null],
  ['', null],
])('"%s" has the code %s', (name, code) => {
  expect(tariffCodeOf(name, codes)).toBe(code);
});
