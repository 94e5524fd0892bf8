import { expect, test } from 'vitest';
import { isPageLink } from './web-address.ts';

test.each([
  ['https://elsewhere.test/a', true],
  ['http://elsewhere.test/a', true],
  ['/c/sarees', true],
  ['', true],
  ['javascript:alert(1)', false],
  ['mailto:help@zari.test', false],
  ['https://', false],
  ['xhttps://elsewhere.test', false],
])('"%s" leads to a page: %s', (link, isPage) => expect(isPageLink(link)).toBe(isPage));
