import { expect, test } from 'vitest';
import { locationOf } from './location.ts';

test.each([
  ['/c/sarees?page=2#top', '/c/sarees?page=2#top'],
  ['/search?q=स', '/search?q=%E0%A4%B8'],
  ['/महिला/साड़ी', '/%E0%A4%AE%E0%A4%B9%E0%A4%BF%E0%A4%B2%E0%A4%BE/%E0%A4%B8%E0%A4%BE%E0%A4%A1%E0%A4%BC%E0%A5%80'],
  ['/a b', '/a%20b'],
  ['/half\ud83d', '/half%EF%BF%BD'],
])('%s is led to as %s', (path, location) => {
  expect(locationOf(path)).toBe(location);
});

test.each([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'https://evil.test/',
  'https:evil.test',
  'javascript:alert(1)',
  'http://[',
])('%j leads home', (path) => {
  expect(locationOf(path)).toBe('/');
});
