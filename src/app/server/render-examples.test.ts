import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLateParts } from '#app/loading/late-parts.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { createServerShop } from '#composition/roots/server-shop.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { withExamples } from './render-examples.tsx';
import type { RenderPage } from './render-page.tsx';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

const assets = {
  chunks: { begin: ['/begin.js'], main: ['/main.css', '/main.js'], actions: ['/actions.js'] },
  fonts: [],
};

/** What the page server sends from an address, while the catalog is away. */
async function sentFrom(address: string) {
  const log = { info: () => {}, error: () => {} };
  const { add, openVisit } = createServerShop({ config: defaultConfig, apiUrl: 'http://127.0.0.1:1', log });
  const install = async ({ services }: Bringing) => add(services);
  const ports = {
    openVisit,
    pages: createLateParts(pageChunks, install),
    panels: createLateParts(panelChunks, install),
    assets,
    config: {},
    site: { origin: 'https://zari.test', prefix: '', alternates: [] },
  };
  const shop: RenderPage = async () => page('a page of the shop');
  const rendered = await withExamples(ports, shop)(address, new AbortController().signal);
  return ask(await servers.openShop(async () => rendered), address);
}

const SAFE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-robots-tag': 'noindex',
};

test('ROUTE-27 the raw example is XML and nothing else', async () => {
  const { status, headers, body } = await sentFrom('/raw-output-example.xml');
  expect({ status, headers }).toMatchObject({
    status: 200,
    headers: { ...SAFE, 'content-type': 'application/xml; charset=utf-8' },
  });
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<example>[^<>&]+<\/example>\n$/);
});

test('ROUTE-28 what is prepended and appended stands around the empty layout', async () => {
  const { status, headers, body } = await sentFrom('/append-prepend.html');
  expect({ status, headers }).toMatchObject({
    status: 200,
    headers: { ...SAFE, 'content-type': expect.stringMatching(/^text\/html/) },
  });
  expect(body.replace(/^.*<body>/s, '').replaceAll(/<\/?(?:p|div|h1)[^>]*>/g, '|')).toMatch(
    /^\|[^|]+prepended[^|]+\|<main id="main" tabindex="-1">.*<\/main>\|[^|]+appended[^|]+\|<\/body>/s,
  );
});

test('ROUTE-29 the page without scripts stands in the usual layout and names no script', async () => {
  const { status, headers, body } = await sentFrom('/no-js.html?utm_source=a');
  expect({ status, headers }).toMatchObject({ status: 200, headers: SAFE });
  for (const part of ['<header', '<search', '<main', '<footer', '<h1>A page without scripts</h1>', '/main.css'])
    expect(body).toContain(part);
  expect(body).not.toMatch(/<script|\.js["? ]|rel="modulepreload"/);
});

test.each(['/', '/no-js.html/', '/cart?from=/no-js.html'])('%s is a page of the shop', async (address) => {
  expect((await sentFrom(address)).body).toBe('a page of the shop');
});

test.each([
  ['/NO-JS.HTML', 404],
  ['//no-js.html', 404],
  ['/no-js.html;a=1.js', 404],
  ['/raw-output-example.xml.bak', 404],
  ['/raw-output-example.xml%00', 400],
  ['/append-prepend.html/../no-js.html', 400],
])('%s is no example', async (address, status) => {
  expect((await sentFrom(address)).status).toBe(status);
});
