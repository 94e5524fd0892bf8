import { expect, test } from 'vitest';
import { pageKey } from '#domain/offline/kept-keys.ts';
import { openKeptPage } from './open-kept-page.ts';

const origin = 'https://zari.example';

/** A tab of a device that keeps some pages, by the store view that the shopper has chosen. */
function tabKeeping(keys: readonly string[], cookies: Readonly<Record<string, string>> = {}) {
  const left: string[] = [];
  const tab = {
    caches: { match: async (key: string) => (keys.includes(key) ? new Response('') : undefined) },
    location: { origin, assign: (address: string) => left.push(address) },
    cookieStore: { get: async (name: string) => (cookies[name] ? { value: cookies[name] } : null) },
  };
  return { tab: tab as unknown as Parameters<typeof openKeptPage>[0], left };
}

test('PWA-09 the browser leaves for a page that the device keeps, and for no other', async () => {
  const { tab, left } = tabKeeping([pageKey(`${origin}/women/sarees`, '')]);
  expect(await openKeptPage(tab, { pathname: '/women/kurtas' })).toBe(false);
  expect(left).toEqual([]);
  expect(await openKeptPage(tab, { pathname: '/women/sarees' })).toBe(true);
  expect(left).toEqual([`${origin}/women/sarees`]);
});

test('a page of another store view is not the one', async () => {
  const german = 'DE.de-DE.EUR';
  const keys = [pageKey(`${origin}/women/sarees`, german)];
  expect(await openKeptPage(tabKeeping(keys).tab, { pathname: '/women/sarees' })).toBe(false);
  expect(await openKeptPage(tabKeeping(keys, { store: german }).tab, { pathname: '/women/sarees' })).toBe(true);
  expect(
    await openKeptPage(tabKeeping(keys, { '__Host-store': german, store: 'x' }).tab, { pathname: '/women/sarees' }),
  ).toBe(true);
});
