import { expect, test } from 'vitest';
import { faultOfPage } from './judge-page.ts';

const safe = { 'content-security-policy': "default-src 'self'" };
const page = { status: 200, headers: safe, text: '<html lang="en-IN"></html>' };

test.each([
  ['a page', page],
  ['a page that is not found', { ...page, status: 404 }],
  ['a way within the shop', { ...page, status: 301, headers: { ...safe, location: '/women?q=x' } }],
])('%s is no fault', (_what, answer) => {
  expect(faultOfPage(answer)).toBeNull();
});

test('a way out of a store view is one', () => {
  const leading = (location: string) => faultOfPage({ ...page, status: 302, headers: { ...safe, location } }, '/uk');
  expect([leading('/uk'), leading('/uk/women'), leading('/uk/page-not-found?from=%2Fx')]).toEqual([null, null, null]);
  for (const out of ['/', '/women', '/ukulele', '//uk/women']) expect(leading(out)).not.toBeNull();
});

test.each([
  ['a page that could not be made', { ...page, status: 500 }],
  ['a page that has given up', { ...page, status: 503 }],
  ['a page without its policy', { ...page, headers: {} }],
  ['a header of the address', { ...page, headers: { ...safe, 'x-injected': '1' } }],
  ['a script of the address', { ...page, text: '<p><script>alert(1)</script></p>' }],
  ['a way to another host', { ...page, status: 302, headers: { ...safe, location: '//evil.test/' } }],
  [
    'a way that browsers read as another host',
    { ...page, status: 302, headers: { ...safe, location: '/\\evil.test' } },
  ],
  ['a way to nowhere', { ...page, status: 302 }],
])('%s is one', (_what, answer) => {
  expect(faultOfPage(answer)).not.toBeNull();
});
