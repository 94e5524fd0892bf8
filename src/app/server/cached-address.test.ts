import { expect, test } from 'vitest';
import { cachedAddress } from './cached-address.ts';

test.each([
  ['/', '/'],
  ['/women?page=2&color=49', '/women?color=49&page=2'],
  ['/women?color=49&page=2', '/women?color=49&page=2'],
  ['/women?color=50&color=49', '/women?color=50&color=49'],
  ['/women?utm_source=mail&sort=price:asc', '/women?sort=price%3Aasc'],
  ['/women?page=', '/women'],
  ['/women?', '/women'],
])('%s is drawn and cached at %s', (asked, cached) => expect(cachedAddress(asked)).toBe(cached));

test.each([
  '/women?x=1',
  '/search?q=saree',
  '/?token=abc',
  '/checkout?cartId=7',
  '/women;jsessionid=7',
  '/women#x',
  `/${'x'.repeat(400)}`,
])('%s is drawn for who asks', (asked) => expect(cachedAddress(asked)).toBeNull());
