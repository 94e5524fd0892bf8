import { expect, test } from 'vitest';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { redirectTargetOf, takeRedirect } from './redirect.ts';

test.each(['/', '/my-account/orders?x=1#row', '/women/kurta-sets', '/p/AJ-1/kurta', '/search?q=silk%20tee'])(
  'ROUTE-43 %s is a target of the shop',
  (path) => expect(redirectTargetOf(path)).toBe(path),
);

const hosts = ['evil.test', 'evil.test:8443', '127.0.0.1', '[::1]', 'shop.test@evil.test'];
const schemes = ['http:', 'https:', 'javascript:', 'data:', 'blob:', 'file:', 'ftp:', 'vbscript:', 'HTTP:', 'hTTps:'];
const starts = [
  '',
  ' ',
  '\t',
  '\n',
  '\\',
  '\\\\',
  '//',
  '///',
  '/\\',
  '/\\/',
  '\\/',
  '/\t/',
  '/\r\n/',
  './',
  '../',
  '?',
  '#',
];
const climbs = ['/a/..//', '/./', '/.//', '/a/%2e%2e//', '/a/b/../..//', '/..//', '/a/.././/'];

/** Every way to write an address of somebody else, or none at all, that anybody has thought of. */
const badTargets: readonly string[] = [
  ...schemes.flatMap((scheme) =>
    hosts.flatMap((host) => [`${scheme}//${host}/`, `${scheme}${host}`, `${scheme}/${host}`]),
  ),
  ...starts.flatMap((start) => hosts.map((host) => `${start}${host}/my-account`)),
  ...climbs.filter((climb) => climb !== '/./').flatMap((climb) => hosts.map((host) => `${climb}${host}/`)),
  ...Array.from({ length: 32 }, (_, code) => `/my-account${String.fromCharCode(code)}`),
  ...Array.from({ length: 32 }, (_, code) => `/${String.fromCharCode(code)}/evil.test`),
  ...Array.from({ length: 120 }, (_, more) => `/${'a'.repeat(2_048 + more)}`),
  ...Array.from({ length: 60 }, (_, at) => `/error${at % 2 ? '?' : '#'}${at}`),
  ...[
    '',
    'my-account',
    'null',
    'undefined',
    '[object Object]',
    '{"path":"/"}',
    '/error',
    '/Error/',
    '/page-not-found?from=/x',
    '/\u007f',
  ],
];

test('ROUTE-43 none of five hundred bad targets is followed, and none stays', () => {
  expect(new Set(badTargets).size).toBeGreaterThanOrEqual(500);
  for (const bad of badTargets) {
    const redirect = createMemoryRedirect();
    redirect.keep(bad);
    expect(takeRedirect(redirect), JSON.stringify(bad)).toBeNull();
    expect(redirect.find(), JSON.stringify(bad)).toBeNull();
  }
});

test('ROUTE-43 a target is used once', () => {
  const redirect = createMemoryRedirect();
  redirect.keep('/my-account/orders');
  expect(takeRedirect(redirect)).toBe('/my-account/orders');
  expect(takeRedirect(redirect)).toBeNull();
});
