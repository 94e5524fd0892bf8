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
  '//evil',
  '//women/sarees',
  '/women/sarees.',
  '/women/sarees;jsessionid=0A1B.node1',
  '/women;v=1.js/sarees',
])('%s may be a page', (target) => expect(admitAddress(target).kind).toBe('page'));

test.each([
  '/favicon.ico',
  '/.env',
  '/static/js/x.js?y=/z',
  '/wp-login.php',
  '/.git/config',
  '/%2egit/HEAD',
  '/a/.env',
  '/a/.env;x',
  '/x.php;jsessionid=1',
  '//evil.test/x.js',
  '//evil.test',
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
  'http://evil.test/',
  '*',
  `/${'a'.repeat(8_192)}`,
])('%.40s is refused', (target) => expect(admitAddress(target).kind).toBe('malformed'));
