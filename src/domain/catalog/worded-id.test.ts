import { expect, test } from 'vitest';
import { filterCodes } from './filters.ts';
import { byIds, idIn, wordedId } from './worded-id.ts';

const written = (label: string, ownLabel?: string) =>
  wordedId('color', { id: '49', label, ...(ownLabel && { ownLabel }) });

test.each([
  ['small letters', 'Black', 'black-49'],
  ['several words', ' Sarees & Gowns ', 'sarees-gowns-49'],
  ['letters without their marks', 'Grün, Żółty, Bœuf, Weiß', 'grun-zolty-boeuf-weiss-49'],
  ['an apostrophe', 'Men’s', 'mens-49'],
  ['a number', '3XL / 44.5', '3xl-44-5-49'],
  ['nothing to read', '***', '49'],
  ['nothing at all', '', '49'],
  ['the id once more', '49', '49'],
  ['Hindi', 'काला', '49'],
  ['Arabic', 'أسود', '49'],
  ['Hindi beside a word of others', 'XL काला', '49'],
  ['a vowel sign alone', '\u093e', '49'],
])('an option is written by its words and its id: %s', (_, label, value) => {
  expect(written(label)).toBe(value);
  expect(idIn('color', value)).toBe('49');
  expect(encodeURIComponent(value)).toBe(value);
});

test('where the language has other letters the catalog’s own word stands', () => {
  expect([written('काला', 'Black'), written('Schwarz', 'Black'), written('काला', '黒')]).toEqual([
    'black-49',
    'schwarz-49',
    '49',
  ]);
});

test('a name that is too long ends with a whole word, and one that is a single one is left out', () => {
  expect(written('Handwoven Chanderi silk of the mills at the lake')).toBe(
    'handwoven-chanderi-silk-of-the-mills-at-49',
  );
  expect(written(`Exactly ${'x'.repeat(32)} more`)).toBe(`exactly-${'x'.repeat(32)}-49`);
  expect(written('x'.repeat(60))).toBe('49');
});

test('what says itself what it is, and what is no number, is written by itself', () => {
  expect(wordedId('price', { id: '150', label: 'Dear' })).toBe('150');
  expect(wordedId('discount', { id: '20', label: 'A fifth' })).toBe('20');
  expect(wordedId('color', { id: 'ivory', label: 'Ivory' })).toBe('ivory');
});

test.each([
  ['49', '49'],
  ['black-49', '49'],
  ['BLACK-49', '49'],
  ['navy blue-49', '49'],
  ['काला-49', '49'],
  ['أسود-49', '49'],
  ['38-167', '167'],
  ['2-5-167', '167'],
  ['black--49', '49'],
  ['black', 'black'],
  ['black-', 'black-'],
  ['black-4x', 'black-4x'],
  ['-49', '-49'],
  ['--49', '--49'],
  ['<script>-49', '<script>-49'],
  ['../..-49', '../..-49'],
  ['black\n-49', 'black\n-49'],
  ['\ufffd-49', '\ufffd-49'],
  [`${'x'.repeat(81)}-49`, `${'x'.repeat(81)}-49`],
  [`black-${'4'.repeat(19)}`, `black-${'4'.repeat(19)}`],
  ['', ''],
])('of %j counts %j', (value, id) => {
  expect(idIn('color', value)).toBe(id);
});

test.each([
  ['color=navy-49&size=xl-167&price=0-50', 'color=49&size=167&price=0-50'],
  ['color=navy-49&color=Blau-49&color=49&color=50&size=49', 'color=49&color=50&size=49'],
  ['q=size-38&q=size-38&page=x-2', 'q=size-38&q=size-38&page=x-2'],
  ['', ''],
])('by its ids %j is %j', (query, ids) => {
  expect(String(byIds(new URLSearchParams(query)))).toBe(ids);
});

test('prices, discounts and what narrows no list are no words and a number', () => {
  const themselves = ['price', 'discount', 'page', 'sort', 'q', '__proto__'];
  expect(themselves.map((name) => idIn(name, 'x-2'))).toEqual(themselves.map(() => 'x-2'));
  expect(filterCodes.filter((code) => idIn(code, 'x-2') !== '2')).toEqual(['discount', 'price']);
});
