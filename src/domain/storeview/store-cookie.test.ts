import { expect, test } from 'vitest';
import { storeCookie } from './store-cookie.ts';

const storeView = { country: 'IN', locale: 'en-US', currency: 'INR' } as const;

test.each([
  ['by https', true, '__Host-store=IN.en-US.INR; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['without', false, 'store=IN.en-US.INR; Path=/; Max-Age=31536000; SameSite=Lax'],
])('the choice of a store view is kept for a year in a cookie, served %s (%s): %s', (_how, isSecure, cookie) => {
  expect(storeCookie(storeView, isSecure)).toBe(cookie);
});

test('store views of one host keep their choices apart', () => {
  const storeView = { country: 'IN', locale: 'en-US', currency: 'INR' } as const;
  expect(storeCookie(storeView, false, '/de')).toMatch(/^store-de=IN\.en-US\.INR; Path=\/;/);
  expect(storeCookie(storeView, true, '/de')).toMatch(/^__Host-store-de=IN\.en-US\.INR; Path=\/;.* Secure$/);
});
