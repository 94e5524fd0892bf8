import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import { openTestShop } from '#api/testing/open-test-api.ts';
import { strangeAmong } from './mixed-views-for-tests.ts';
import {
  attribute,
  factsIn,
  hrefsIn,
  mark,
  ORIGIN,
  openStoreViews,
  strangeIn,
  type World,
  worlds,
} from './store-views-for-tests.ts';

/** So many take a few seconds; `npm run prove -- views` draws five hundred. */
const PAGES = 45;
const AT_ONCE = 9; // more would wait longer than a page may

let shop: Awaited<ReturnType<typeof openStoreViews>>;

let api: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  api = await openTestShop({ content: demoContent });
  shop = await openStoreViews(`http://127.0.0.1:${await api.listen(0)}`);
}, 120_000);

afterAll(async () => {
  await shop.close();
  await api.close();
});

const askIn = ({ host, prefix }: World, path: string, cookie?: string) => shop.ask(host, prefix + path, cookie);

describe('the store view is told by the path and the host', () => {
  test.each(worlds)('$host$prefix/ is $code', async (world) => {
    const page = await askIn(world, '/');
    expect(page.status).toBe(200);
    expect(strangeIn(page, world)).toEqual([]);
    expect(page.html).toContain(mark(world.code));
  });

  test(`${PAGES} pages of all of them, many at once, have not a word, a price or a cookie of another one`, {
    timeout: 300_000,
  }, async () => {
    expect(await strangeAmong(shop, { pages: PAGES, atOnce: AT_ONCE })).toEqual([]);
  });
});

test('every call of a store view names it', () => {
  const ofNone = ['/api/banners/', '/page-changes']; // those say it in their paths, and these are of no view
  const told = shop.calls.filter((call) => !ofNone.some((start) => call.startsWith(start)));
  const codes = new Set(told.map((call) => /[?&]store(?:Code)?=(\w*)/.exec(call)?.[1]));
  expect([...codes].toSorted()).toEqual(['de', 'default', 'it']);
});

describe('whoever is in a store view stays in it', () => {
  test.each(['/', '/checkout', '/cart', '/search?q=kurta'])('every link and form of /de%s', async (path) => {
    const { html } = await askIn(worlds[1], path);
    const strange = hrefsIn(html).filter((href) => href.startsWith('/') && !/^\/de(\/|$)/.test(href));
    expect(strange).toEqual([]);
    expect(hrefsIn(html).some((href) => href.startsWith('/de/'))).toBe(true);
  });

  test('a pasted address leads to the one that was meant, there', async () => {
    expect(await askIn(worlds[1], '/cart//')).toMatchObject({ status: 301, location: '/de/cart' });
  });
});

describe('what is not there is not found in the store view that was asked', () => {
  test.each([
    ['/de/no-such-thing', '/de/page-not-found?from=%2Fno-such-thing'],
    ['/no-such-thing', '/page-not-found?from=%2Fno-such-thing'],
  ])('%s leads to %s', async (path, location) => {
    expect(await shop.ask('shop.test', path)).toMatchObject({ status: 302, location });
  });
});

describe('an address that begins with a store view that is not open is unknown', () => {
  test.each(['/it', '/it/cart'])('%s at the host of the shop', async (path) => {
    const found = await shop.ask('shop.test', path);
    expect(found).toMatchObject({ status: 302, location: `/page-not-found?${new URLSearchParams({ from: path })}` });
  });
});

test('each store view keeps its own choice of a country, under a cookie of its own', async () => {
  const cookie = 'store=US.en-GB.USD; store-de=AT.hi-IN.USD';
  expect((await askIn(worlds[0], '/', cookie)).html).toContain('<html lang="en-GB"');
  expect((await askIn(worlds[1], '/', cookie)).html).toContain('<html lang="hi-IN"');
  expect((await askIn(worlds[2], '/', 'store=GB.en-US.INR')).html).toMatch(/£[0-9]/); // rupees are not offered there
});

test('search engines find the page of each store view from any other, and the shop’s own for all the rest', async () => {
  const { html } = await askIn(worlds[1], '/?notice=page-gone');
  expect(factsIn(html, 'canonical').map((tag) => attribute(tag, 'href'))).toEqual([`${ORIGIN}/de/`]);
  const alternates = factsIn(html, 'alternate').map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]);
  expect(Object.fromEntries(alternates)).toEqual({
    'en-US': `${ORIGIN}/`,
    'de-DE': `${ORIGIN}/de/`,
    'en-GB': 'https://it.shop.test/',
    'x-default': `${ORIGIN}/`,
  });
});

test('CONT-15 each store view reads what it wrote itself, and else what is for all', async () => {
  const titles = await Promise.all(
    worlds.map(async (world) => headingIn((await askIn(world, '/i/shipping-policy')).html)),
  );
  expect(titles).toEqual(['Shipping and delivery', 'Versand und Lieferung', 'Shipping and delivery']);
});

test('CONT-14 a page that is asked for by its number is drawn', async () => {
  const { status, html } = await askIn(worlds[0], '/i/7');
  expect([status, headingIn(html)]).toEqual([200, 'Shipping and delivery']);
});

test('CONT-15 what a block says stands in the page that holds it', async () => {
  const { html } = await askIn(worlds[0], '/i/returns');
  expect(html).toContain('Call +91 22 5550 0142 from 10 to 19 h IST.');
  expect(html).not.toContain('{{block');
});

test('each store view has a sitemap of its own, and robots are told of those at their host', async () => {
  for (const [world, home] of [
    [worlds[0], `${ORIGIN}/`],
    [worlds[1], `${ORIGIN}/de/`],
    [worlds[2], 'https://it.shop.test/'],
  ] as const) {
    const { html } = await askIn(world, '/sitemap.xml');
    const found = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(found[0]).toBe(home);
    expect(found.filter((address) => !address.startsWith(home))).toEqual([]);
    expect(found).toContain(`${home}i/returns`);
  }
  const { html: robots } = await shop.ask('shop.test', '/robots.txt');
  expect(robots).toContain('Disallow: /de/cart');
  expect(robots.match(/^Sitemap: .*$/gm)).toEqual([
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    `Sitemap: ${ORIGIN}/de/sitemap.xml`,
  ]);
});

function headingIn(html: string): string {
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? '';
}
