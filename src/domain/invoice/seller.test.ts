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
  expect(tariffCodeOf({ name, sku: 'X-1042' }, codes)).toBe(code);
});

test('a part of the sku says what it is, too, and longer words say more', () => {
  const byKind = [...codes, { words: 'SR', code: '5407' }, { words: 'ks', code: '6204' }];
  expect(tariffCodeOf({ name: 'Monsoon Leheriya', sku: 'AJ-SR-1042-Indigo' }, byKind)).toBe('5407');
  expect(tariffCodeOf({ name: 'Linen Kurta', sku: 'AJ-KS-1042-M' }, byKind)).toBe('6211');
  expect(tariffCodeOf({ name: 'Monsoon', sku: 'AJSR-1042' }, byKind)).toBeNull();
});
