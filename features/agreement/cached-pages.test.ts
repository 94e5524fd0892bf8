import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CachedShop, openCachedShop } from './cached-pages-for-tests.ts';

const OPENING_MS = 120_000;
const LONG_MS = 30_000;
/** Sessions that ask for each page; `SESSIONS=1000` was tried, and so many take a second. */
const SESSIONS = Number(process.env['SESSIONS'] ?? 1_000);
const AT_ONCE = 50;

const kurta = {
  ...{ id: 990_100, sku: 'CACHED', name: 'Cached Kurta', url_key: 'cached-kurta' },
  ...{ price: 2_417, category_ids: [3], qty: 5 },
};
const PRODUCT = '/cached-kurta';
const LIST = '/women';
const pages = ['/', PRODUCT, LIST, '/checkout', '/page-not-found', '/compare', '/my-account', '/error'] as const;
const tags = {
  '/': 'home',
  [PRODUCT]: `product P${kurta.id}`,
  [LIST]: 'category C3',
  '/page-not-found': 'page-not-found',
} as const;

let shop: CachedShop;
beforeAll(async () => {
  shop = await openCachedShop({ CDN_SECONDS: '60' });
  await shop.bench('products', kurta);
  await shop.until(PRODUCT, (html) => html.includes('2,417'));
  for (const address of pages) await shop.until(address, (html) => html.includes('</html>'));
}, OPENING_MS);
afterAll(() => shop.close());

/** Which of the pages the catalog is asked for; those in the cache ask for nothing. */
async function drawn(asked: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of asked) {
    const before = shop.calls();
    await shop.ask(address);
    if (shop.calls() > before) found.push(address);
  }
  return found;
}

describe('a page is drawn once for all who ask for it', () => {
  test('the second time the catalog is asked for nothing', { timeout: LONG_MS }, async () => {
    await drawn(pages);
    expect(await drawn(pages)).toEqual([]);
  });

  test.each(Object.entries(tags))('CACHE-14 CACHE-15 CACHE-16 the page at %s bears %s', async (address, borne) => {
    const { headers } = await shop.ask(address);
    expect(headers.get('surrogate-key')).toBe(borne);
    expect(headers.get('cache-tag')).toBe(borne.replaceAll(' ', ','));
    expect(headers.get('cdn-cache-control')).toContain('stale-while-revalidate=60');
  });
});

describe('tags drop pages', () => {
  test.each([
    ['home', ['/']],
    ['product', [PRODUCT]],
    [`P${kurta.id}`, [PRODUCT]],
    ['category', [LIST]],
    ['C3', [LIST]],
    ['checkout', ['/checkout']],
    ['page-not-found', ['/page-not-found']],
    ['compare', ['/compare']],
    ['my-account', ['/my-account']],
    ['P7', []],
  ] as const)(
    'CACHE-17 the tag %s drops its pages, and leaves the others: %j',
    { timeout: LONG_MS },
    async (tag, dropped) => {
      await drawn(pages);
      expect(await shop.invalidate({ tags: [tag] })).toBe(200);
      expect(await drawn(pages)).toEqual(dropped);
    },
  );

  test('CACHE-17 a tag that is not in the list is refused and drops nothing', { timeout: LONG_MS }, async () => {
    await drawn(pages);
    expect(await shop.invalidate({ tags: ['home', 'vouchers'] })).toBe(400);
    expect(await shop.invalidate({ tags: ['home'] }, {})).toBe(401);
    expect(await drawn(pages)).toEqual([]);
  });
});

describe('the shop tells the page server of what changes', () => {
  const has = async (address: string, price: string): Promise<boolean> =>
    (await shop.ask(address)).html.includes(price);

  test('CACHE-17 a price that has changed is on the page and in the list, and nowhere as it was', {
    timeout: LONG_MS,
  }, async () => {
    await drawn(pages);
    await shop.bench('products', { ...kurta, price: 2_683 });
    await shop.until(PRODUCT, (html) => html.includes('2,683'));
    expect([await has(PRODUCT, '2,417'), await has(LIST, '₹2,417'), await has(LIST, '₹2,683')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('one that was sold out is told so, and an order of some of many drops no list', {
    timeout: LONG_MS,
  }, async () => {
    await drawn(pages);
    await shop.bench('stock', { sku: kurta.sku, qty: 4 });
    await shop.hasHeard();
    expect(await drawn(pages)).toEqual([PRODUCT]);
    await shop.bench('stock', { sku: kurta.sku, qty: 0 });
    await shop.hasHeard();
    expect(await drawn(pages)).toEqual(['/', PRODUCT, LIST]);
  });

  test('a change while the page server is away is on the page when it is back', { timeout: LONG_MS }, async () => {
    await shop.reopens(() => shop.bench('products', { ...kurta, price: 2_741 }));
    await shop.hasHeard();
    expect([await has(PRODUCT, '2,741'), await has(PRODUCT, '2,683')]).toEqual([true, false]);
  });
});

const CANARY = 'canary-of-somebody';
const names = [
  'x-forwarded-host',
  'x-original-url',
  'x-store-code',
  'accept-language',
  'referer',
  'user-agent',
  'origin',
];
const views = ['', 'store=US.en-US.USD', 'store=GB.en-GB.GBP', 'store=IN.hi-IN.INR'];
const addresses = ['/', PRODUCT, LIST, '/checkout'];

/** What is wrong with the page that a session gets; '' for nothing. */
async function crossingOf(at: number, clean: ReadonlyMap<string, string>): Promise<string> {
  const mark = `${CANARY}-${at}`;
  const view = views[at % views.length] ?? '';
  const address = addresses[Math.floor(at / views.length) % addresses.length] ?? '/';
  const cookie = [view, `session=${mark}`, `token=${mark}`].filter((part) => part !== '').join('; ');
  const said = Object.fromEntries(names.map((name) => [name, mark]));
  const headers = { ...said, cookie, authorization: `Bearer ${mark}`, [`x-made-up-${at}`]: mark };
  const { html, headers: told } = await shop.ask(`${address}?utm_source=${mark}`, headers);
  const isStrange = html.includes(CANARY) || JSON.stringify([...told]).includes(CANARY) || told.has('set-cookie');
  return isStrange || html !== clean.get(view + address) ? `${at} ${view} ${address}` : '';
}

describe('what a browser sends beside the address changes nothing of a page', () => {
  test(`${SESSIONS} sessions, ${AT_ONCE} at a time: nothing of one in a page of another`, {
    timeout: LONG_MS,
  }, async () => {
    const clean = new Map<string, string>();
    for (const view of views)
      for (const address of addresses) clean.set(view + address, (await shop.ask(address, { cookie: view })).html);
    const waiting = Array.from({ length: SESSIONS }, (_, at) => at);
    const crossings: string[] = [];
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        crossings.push(await crossingOf(next, clean));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(crossings.filter((crossing) => crossing !== '')).toEqual([]);
  });

  test('a page is sent as it is wanted: packed once, or not at all where the browser has it', async () => {
    const packed = await shop.ask(LIST, { 'accept-encoding': 'br' });
    const plain = await shop.ask(LIST, { 'accept-encoding': 'identity' });
    const gzipped = await shop.ask(LIST, { 'accept-encoding': 'gzip' });
    expect(plain.html.length).toBeGreaterThan(1_000);
    expect([packed.html === plain.html, gzipped.html === plain.html]).toEqual([true, true]);
    const etag = packed.headers.get('etag') ?? '';
    expect(await shop.ask(LIST, { 'if-none-match': etag })).toMatchObject({ status: 304, html: '' });
  });
});
