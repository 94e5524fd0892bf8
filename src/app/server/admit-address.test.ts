import { expect, test } from 'vitest';
import { admitAddress } from './admit-address.ts';

test.each([
  '/',
  '/cart',
  '/c/sarees?sort=price:asc&page=2',
  '/p/AJ-KS-1042/kurta/AJ-1.M',
  '/pwa.html',
  '/?q=%zz',
  '/caf%C3%A9',
  '/.well-known/security',
])('%s may be a page', (target) => expect(admitAddress(target).kind).toBe('page'));

test.each([
  '/favicon.ico',
  '/.env',
  '/static/js/x.js?y=/z',
  '/wp-login.php',
  '/.git/config',
  '/%2egit/HEAD',
  '/a/.env',
])('%s can only be a file', (target) => expect(admitAddress(target).kind).toBe('file'));

test.each([
  '/%zz',
  '/%',
  '/%c3%28',
  '/a%00b',
  '/a%0d%0ab',
  '/..%2f..%2fetc/passwd',
  '/../etc/passwd',
  '/%2e%2e/etc',
  '/static/../x.js',
  '/a%5cb',
  '/a\\b',
  '//evil.test/x',
  'http://evil.test/',
  '*',
  `/${'a'.repeat(8_192)}`,
])('%.40s is refused', (target) => expect(admitAddress(target).kind).toBe('malformed'));
