import { expect, test } from 'vitest';
import { counterOf } from './counter-of.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
  [1_248, '1,248 items'],
])('English counts %i', (count, written) => {
  expect(counterOf('en')(count, { one: '# item', other: '# items' })).toBe(written);
});

test.each([
  [0, 'zero 0'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few 3'],
  [11, 'many 11'],
  [100, 'other 100'],
  [103, 'few 103'],
])('Arabic has a form of its own for %i', (count, written) => {
  const forms = { zero: 'zero #', one: 'one', two: 'two', few: 'few #', many: 'many #', other: 'other #' };
  expect(counterOf('ar-AE')(count, forms)).toBe(written);
});

test.each([
  [1, '1 sztuka'],
  [3, '3 sztuki'],
  [12, '12 sztuk'],
  [22, '22 sztuki'],
])('Polish has a form for a few: %i', (count, written) => {
  expect(counterOf('pl')(count, { one: '# sztuka', few: '# sztuki', other: '# sztuk' })).toBe(written);
});

test('a form that a language does not write out is its general one', () => {
  expect(counterOf('de')(1, { other: '# Stück' })).toBe('1 Stück');
});

test.each(['en', 'de', 'de-DE', 'hi', 'hi-IN', 'it', 'fr-FR', 'es', 'nl', 'pl-PL', 'ar-AE'])(
  'numbers of %s are written as its people write them',
  (language) => {
    const count = counterOf(language);
    const usual = new Intl.NumberFormat(language);
    for (const number of [0, 7, 42, 999, 1_000, 9_999, 10_000, 12_480, 124_800, 1_234_567, 12_345_678])
      expect(count(number, { other: '#' })).toBe(usual.format(number));
  },
);
