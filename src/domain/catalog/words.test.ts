import { expect, test } from 'vitest';
import { correctedText, correctionsBy, leastFound, nearestWord, stepsBetween, wordsOf } from './words.ts';

test.each([
  ['Crème Brûlée', ['creme', 'brulee']],
  ['AJ-KS-1042/m', ['aj', 'ks', '1042', 'm']],
  ['  साड़ी, silk!', ['साड\u093cी', 'silk']],
  ['– … !', []],
  ['sa\u200bree si\u00adlk \ufeffred', ['saree', 'silk', 'red']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each<[string, string, number | null]>([
  ['saree', 'saree', 0],
  ['sabee', 'saree', 1],
  ['sare', 'saree', 1],
  ['saree', 'sarees', 1],
  ['lehnaga', 'lehenga', 2],
  ['lehenga', 'lxhenga', null],
  ['sxrong', 'sarong', null],
  ['kurta', 'kurtilda', null],
  ['in', 'ink', null],
  ['tee', 'tees', 1],
  ['tee', 'tents', null],
  ['silk', 'silent', null],
])('from %s to %s in %s steps', (asked, known, steps) => {
  expect(stepsBetween(asked, known)).toBe(steps);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
])('of %i words %i must be found', (words, least) => {
  expect(leastFound(words)).toBe(least);
});

test('a word is put right by the nearest that is known', () => {
  expect(nearestWord('kurta', ['kurti', 'kurta', 'kurtas'])).toBe('kurta');
  expect(nearestWord('zebra', ['kurta'])).toBeNull();
  const known = new Set(['silk', 'lehenga', 'indigo']);
  expect(correctionsBy('Indgo LEHNGA', known)).toEqual([
    { typed: 'indgo', meant: 'indigo' },
    { typed: 'lehnga', meant: 'lehenga' },
  ]);
  expect(correctionsBy('silk lehenga', known)).toEqual([]);
  expect(correctionsBy('blue lehnga', known)).toEqual([{ typed: 'lehnga', meant: 'lehenga' }]);
});

test('a number is put right by no other', () => {
  expect(correctionsBy('under 5000 5a00', new Set(['5002', '5a01']))).toEqual([]);
});

test('a text is put right word by word', () => {
  const corrections = [{ typed: 'lehnga', meant: 'lehenga' }];
  expect(correctedText('Blue LEHNGA, lehnga', corrections)).toBe('blue lehenga lehenga');
  expect(correctedText('Blue LEHNGA', [])).toBeNull();
});
