import { expect, test } from 'vitest';
import { bookFiles, brokenLinks } from './book-files.ts';
import { bookOf, result, runOf } from './book-for-tests.ts';
import { presentResults } from './gather-book.ts';
import { parseFeature } from './parse-feature.ts';

const OTHERS = new Set(['book.css', 'search.js', 'screens/cart-ready-360.webp']);
const textOf = (path: string, given: Parameters<typeof bookOf>[0] = {}) => bookFiles(bookOf(given)).get(path) ?? '';

test('no link of a book leads nowhere', () => {
  expect(brokenLinks(bookFiles(bookOf()), OTHERS)).toEqual([]);
});

test('a link to no file and one to no place are found', () => {
  const files = new Map([
    ['a/b.html', '<a href="../c.html#here">C</a> <a href="../d.html">D</a> <a href="#me">Me</a>'],
    ['c.html', '<p id="there"></p>'],
  ]);
  expect(brokenLinks(files, new Set())).toEqual([
    'a/b.html: ../c.html#here leads nowhere',
    'a/b.html: ../d.html leads nowhere',
    'a/b.html: #me leads nowhere',
  ]);
});

test('texts of features and of code are no markup', () => {
  const page = textOf('features/cart/totals.html');
  expect(page).toContain('<h1>Totals &#60;b&#62;</h1>');
  expect(page).toContain('Meera reads &#34;₹2,000&#34; &#38; no more');
  expect(textOf('requirements/cart-1.html')).toContain('a &#60; b');
});

test('what was run is told, what was not is not called passed', () => {
  const page = textOf('features/cart/totals.html');
  expect(page.match(/<span class="[\w ]+">[\w ]+<\/span> in \w+/g)).toEqual([
    '<span class="passed">passed</span> in domain',
    '<span class="no results">no results</span> in screen',
    '<span class="not run">not run</span> in domain',
    '<span class="no results">no results</span> in screen',
  ]);
});

test('a requirement without proof stands where nothing is proved, with what is known', () => {
  const page = textOf('unproved.html');
  expect(page).toContain('CART-02</a> It is kept.');
  expect(page).toContain('No broken line is listed for it. The proof says: nobody notices that it is lost.');
  expect(page).not.toContain('CART-01');
});

test('of an area that lacks much the numbers alone are listed', () => {
  const requirements = Array.from({ length: 31 }, (_, at) => ({
    id: `CART-${at + 10}`,
    text: 'A promise.',
    standing: 'open' as const,
  }));
  const page = textOf('unproved.html', { coverage: [{ area: 'CART', requirements }] });
  expect(page).toContain('CART-40</a> <span class="open">open</span>');
  expect(page).not.toContain('A promise.');
});

test('a feature without tags has its page, and claims no requirement', () => {
  const features = [parseFeature('cart/plain.feature', 'Feature: Plain\n  Example: B\n    Given c\n')];
  expect(textOf('features/cart/plain.html', { features })).toContain('No requirement.');
});

test('an id that is no requirement is said to be none', () => {
  expect(textOf('features/cart/totals.html', { coverage: [] })).toContain('CART-01, which is no requirement');
});

test.each([
  [{ book: 'abc', results: 'def' }, 'Results of def, book of abc'],
  [{ book: 'abc+', results: 'abc+' }, 'Results of abc+, book of abc+'],
  [{ book: 'abc', results: null }, 'Results of an unknown commit, book of abc'],
])('results that are not surely of the text are said to be so: %o', (commits, told) => {
  expect(textOf('messages.html', { commits })).toContain(told);
  expect(textOf('index.html', { commits })).toContain('not surely of this text');
});

test('tests that left no results are told on the first page', () => {
  expect(textOf('index.html', { units: null })).toContain('<td>unit tests</td><td>–</td><td>–</td><td>no results</td>');
});

test('results of a feature that was written anew count for nothing', () => {
  const { features } = bookOf();
  const passed = result(11, true);
  expect(presentResults(features, [runOf([passed])])).toEqual([passed]);
  expect(presentResults(features, [runOf([passed], 'Feature: Old'), { assembly: 'screen', report: null }])).toEqual([]);
});
