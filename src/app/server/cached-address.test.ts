import { expect, test } from 'vitest';
import { cachedAddress } from './cached-address.ts';

/** Thirty of them, by words and ids or by ids alone. */
function colors(words: string): string {
  return Array.from({ length: 30 }, (_, at) => `color=${words && `${words}-`}${at + 10}`).join('&');
}

test.each([
  ['/', '/'],
  ['/women?page=2&color=49', '/women?color=49&page=2'],
  ['/women?color=49&page=2', '/women?color=49&page=2'],
  ['/women?color=50&color=49', '/women?color=50&color=49'],
  ['/women?color=navy-blue-49&size=xl-167&price=0-50', '/women?color=49&size=167&price=0-50'],
  ['/women?color=navy-49&color=49', '/women?color=49'],
  ['/women?color=NAVY-49&page=x-2', '/women?color=49&page=x-2'],
  ['/women?color=%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%BE-49', '/women?color=49'],
  [`/women?${colors('midnight-blue')}`, `/women?${colors('')}`],
  ['/women?utm_source=mail&sort=price:asc', '/women?sort=price%3Aasc'],
  ['/women?page=', '/women'],
  ['/women?', '/women'],
])('%s is drawn and cached at %s', (asked, cached) => expect(cachedAddress(asked)).toBe(cached));

test.each([
  '/women?x=1',
  '/women?color=49&price-from=&price-to=',
  '/search?q=saree',
  '/?token=abc',
  '/checkout?cartId=7',
  '/women;jsessionid=7',
  '/women#x',
  `/${'x'.repeat(400)}`,
])('%s is drawn for who asks', (asked) => expect(cachedAddress(asked)).toBeNull());
