import '#app/server/draw-once.ts';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContent } from '#api/demo/demo-content.ts';
import { openTestShop } from '#api/testing/open-test-api.ts';
import { openPageServer, type PageServer } from '#app/server/open-page-server.ts';
import { parseConfig } from '#config/parse-config.ts';
import { parseSettings } from '#config/process-settings.ts';

const ORIGIN = 'https://shop.test';
const views = [
  {
    ...{ code: 'de', storeId: 2, name: 'Deutschland', url: '/de', taxCountry: 'DE' },
    localisation: { defaultLocale: 'de-DE', currencyCode: 'USD' },
  },
  {
    ...{ code: 'it', storeId: 3, name: 'Britain', url: 'https://it.shop.test', taxCountry: 'GB' },
    localisation: { defaultLocale: 'en-GB', currencyCode: 'GBP', allCurrency: [{ value: 'GBP' }] },
  },
];

/** What tells the pages of a store view: where it is asked for, what its catalog calls things, its language and its sign. */
const worlds = [
  { host: 'shop.test', prefix: '', code: 'default', lang: 'en-US', sign: '₹' },
  { host: 'shop.test', prefix: '/de', code: 'de', lang: 'de-DE', sign: '$' },
  { host: 'it.shop.test', prefix: '', code: 'it', lang: 'en-GB', sign: '£' },
] as const;

type World = Pick<(typeof worlds)[number], 'host' | 'prefix' | 'code' | 'sign'> & { readonly lang: string };

/** Five hundred were tried; so many take a few seconds. */
const PAGES = Number(process.env['PAGES'] ?? 45);
const AT_ONCE = 9; // more would wait longer than a page may

/** What a shopper may have chosen everywhere, and what is read then. */
const CHOSEN = {
  default: ['store=IN.en-AU.INR; store-de=AT.de-AT.USD', 'en-AU'],
  de: ['store=IN.en-AU.INR; store-de=AT.de-AT.USD', 'de-AT'],
  it: ['store=GB.en-AU.INR; store-de=AT.de-AT.USD', 'en-AU'],
} as const;

const mark = (code: string): string => `[${code}]`;

let shop: PageServer;
let calls: string[];
const stops: (() => Promise<unknown>)[] = [];

/** The reference API, whose catalog calls everything by the store view that was asked for. */
async function openNamedApi(): Promise<string> {
  const api = await openTestShop({ content: demoContent });
  const upstream = await api.listen(0);
  const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls.push(url);
    const { searchParams: names } = new URL(url, ORIGIN);
    const code = (names.get('storeCode') ?? names.get('store')) || 'default';
    const own = { 'country-id': String(headers['country-id']), currency: String(headers['currency']) };
    const said = await fetch(`http://127.0.0.1:${upstream}${url}`, { headers: own });
    const text = (await said.text()).replace(/"name":"([^"]+)"/g, `"name":"$1 ${mark(code)}"`);
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((asked, response) => void answer(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () => api.close(),
    async () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  calls = [];
  const API_URL = await openNamedApi();
  const file = { search: { serverTimeout: '9000' }, storeViews: { multistore: true, views } };
  const config = parseConfig({ file, environment: {} });
  const settings = parseSettings({ API_URL, PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: ORIGIN });
  if (config.kind === 'wrong' || settings.kind === 'wrong') throw new Error(JSON.stringify([config, settings]));
  const log = { info: () => {}, error: (line: string) => console.error(line) };
  const parts = { config: config.config, settings: settings.settings, log };
  shop = await openPageServer({ ...parts, assets: { chunks: {}, fonts: [] }, files: new Map() });
  stops.unshift(() => shop.stop());
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
});

type Answer = { readonly status: number; readonly location: string; readonly cookie: string; readonly html: string };

function ask(host: string, path: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: shop.port, host: '127.0.0.1', path, headers: { host, cookie } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { location = '', 'set-cookie': cookies = [] } = answer.headers;
        const html = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, location, cookie: cookies.join(), html });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

const askIn = ({ host, prefix }: World, path: string, cookie?: string) => ask(host, prefix + path, cookie);
const hrefsIn = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)].map(([, at]) => at ?? '');
const factsIn = (html: string, rel: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`rel="${rel}"`));
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** What of a page is another store view's. */
function strangeIn({ html }: Answer, world: World): readonly string[] {
  const others = worlds.filter(({ code }) => code !== world.code);
  const state = html.slice(html.indexOf('<script id="state"'));
  const drawn = html.slice(0, html.indexOf('<script id="state"'));
  return [
    ...others.filter(({ code }) => html.includes(mark(code))).map(({ code }) => `a name of ${code}`),
    ...others.filter(({ sign }) => new RegExp(`\\${sign}[0-9]`).test(drawn)).map(({ code }) => `a price of ${code}`),
    ...(html.includes(`<html lang="${world.lang}"`) ? [] : ['another language']),
    ...(state.includes(`"storeViews.code":"${world.code}"`) || world.code === 'default' ? [] : ['another store code']),
  ];
}

describe('the store view is told by the path and the host', () => {
  test.each(worlds)('$host$prefix/ is $code', async (world) => {
    const page = await askIn(world, '/');
    expect(page.status).toBe(200);
    expect(strangeIn(page, world)).toEqual([]);
    expect(page.html).toContain(mark(world.code));
  });

  test(`${PAGES} pages of all of them, many at once, have not a word or a price of another one`, {
    timeout: 300_000,
  }, async () => {
    const paths = ['/', '/store-locator', '/search?q=kurta', '/cart', '/women', '/i/terms', '/no-such-thing'];
    const lookAt = async (at: number): Promise<readonly string[]> => {
      const world = worlds[at % worlds.length] ?? worlds[0];
      const [cookie, lang] = at % 5 === 0 ? CHOSEN[world.code] : ['', world.lang];
      const page = await askIn(world, paths[at % paths.length] ?? '/', cookie);
      if (page.status === 302) return page.location.startsWith(`${world.prefix}/`) ? [] : [page.location];
      return page.status === 200 ? strangeIn(page, { ...world, lang }) : [String(page.status)];
    };
    const waiting = Array.from({ length: PAGES }, (_, at) => at);
    const lane = async (): Promise<readonly string[]> => {
      const next = waiting.shift();
      return next === undefined ? [] : [...(await lookAt(next)), ...(await lane())];
    };
    expect((await Promise.all(Array.from({ length: AT_ONCE }, lane))).flat()).toEqual([]);
  });
});

test('every call of a store view names it', () => {
  const told = calls.filter((call) => !call.startsWith('/api/banners/')); // those say it in their paths
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
    expect(await ask('shop.test', path)).toMatchObject({ status: 302, location });
  });
});

describe('an address that begins with a store view that is not open is unknown', () => {
  test.each(['/it', '/it/cart'])('%s at the host of the shop', async (path) => {
    const found = await ask('shop.test', path);
    expect(found).toMatchObject({ status: 302, location: `/page-not-found?${new URLSearchParams({ from: path })}` });
  });
});

test('each store view keeps its own choice of a country, under a cookie of its own', async () => {
  const cookie = 'store=US.en-GB.USD; store-de=AT.de-AT.USD';
  expect((await askIn(worlds[0], '/', cookie)).html).toContain('<html lang="en-GB"');
  expect((await askIn(worlds[1], '/', cookie)).html).toContain('<html lang="de-AT"');
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
  }
  const { html: robots } = await ask('shop.test', '/robots.txt');
  expect(robots).toContain('Disallow: /de/cart');
  expect(robots.match(/^Sitemap: .*$/gm)).toEqual([
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    `Sitemap: ${ORIGIN}/de/sitemap.xml`,
  ]);
});
