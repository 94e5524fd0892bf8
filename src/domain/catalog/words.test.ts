import { expect, test } from 'vitest';
import { correctedText, leastFound, nearestWord, stepsBetween, wordsOf } from './words.ts';

test.each([
  ['Crème Brûlée', ['creme', 'brulee']],
  ['AJ-KS-1042/m', ['aj', 'ks', '1042', 'm']],
  ['  साड़ी, silk!', ['साड\u093cी', 'silk']],
  ['– … !', []],
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
  expect(correctedText('Indgo LEHNGA', known)).toBe('indigo lehenga');
  expect(correctedText('silk lehenga', known)).toBeNull();
  expect(correctedText('blue lehnga', known)).toBe('blue lehenga');
});
