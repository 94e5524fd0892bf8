import { expect, test } from 'vitest';
import { everyPage, isPageTag, pageTags } from './page-tags.ts';

test('CONF-49 the tags are product, category, home, checkout, page-not-found, compare, my-account, P, C, error', () => {
  const named = ['product', 'category', 'home', 'checkout', 'page-not-found', 'compare', 'my-account', 'error'];
  expect([...everyPage].toSorted()).toEqual(named.toSorted());
  for (const tag of [...named, 'P12', 'C304']) expect([tag, isPageTag(tag)]).toEqual([tag, true]);
  expect([...pageTags].toSorted()).toEqual([...named, 'P', 'C'].toSorted());
});

test.each([
  '',
  'P',
  'C',
  'P0',
  'P-1',
  'P1.5',
  'P12 ',
  ' home',
  'Home',
  'X12',
  'C12345678901',
  'search',
  'Phome',
  'P1,P2',
])('CONF-49 "%s" is none', (text) => expect(isPageTag(text)).toBe(false));
