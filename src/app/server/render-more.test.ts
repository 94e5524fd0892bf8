import { expect, test } from 'vitest';
import { createLateParts } from '#app/loading/late-parts.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing, Page, PageName, PageVisit } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { createServerShop } from '#composition/roots/server-shop.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore } from '#domain/workflows/product-more.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { ready } from '#viewmodels/product/product-screen-for-tests.ts';
import { pageAt } from './page-at-for-tests.ts';
import { withMore } from './render-more.tsx';
import { page } from './servers-for-tests.ts';

const review = {
  ...{ id: 1, title: 'Worn <daily>', detail: 'Soft.', author: 'Kiran' },
  ...{ stars: 4, fit: null, at: '2026-11-02T10:00:00Z' },
};

/** The kurta with what shoppers wrote of it; without it the catalog is away. */
function opens({ shop }: Pick<PageVisit, 'shop'>): void {
  const product = kurta();
  shop.productView.update(() => ready(product, null));
  const reviews = { kind: 'ready', latest: [review], total: 1 } as const;
  shop.productMore.update(() => ({ ...noProductMore, sku: product.sku, reviews }));
}

const assets = {
  chunks: {
    ...{ begin: ['/begin.js'], main: ['/main.css', '/main.js'] },
    ...{ 'product-more': ['/more.css', '/more.js'] },
  },
  fonts: [],
};

/** What is sent from an address; the shop's usual pages are one that says its address. */
function sentFrom(address: string, open: (visit: PageVisit) => void = opens, prefix = '') {
  const log = { info: () => {}, error: () => {} };
  const view = { storeId: 1, prefix, neighbours: [], links: [] };
  const shop = createServerShop({ config: { ...defaultConfig, view }, apiUrl: 'http://127.0.0.1:1', log });
  const load: Page['load'] = async (visit) => {
    open(visit);
    return { kind: 'shown', shows: 'product', status: 200 };
  };
  const chunks = Object.fromEntries(
    Object.entries(pageChunks).map(([name, chunk]) => [name, async () => ({ ...(await chunk()), load })]),
  ) as Record<PageName, () => Promise<Page>>;
  const install = async ({ services }: Bringing) => shop.add(services);
  const ports = {
    openVisit: shop.openVisit,
    pages: createLateParts(chunks, install),
    panels: createLateParts(panelChunks, install),
    ...{ assets, config: {}, site: { origin: 'https://zari.test', prefix, alternates: [] } },
  };
  const render = withMore(ports, async (asked) => page(`usual ${asked}`));
  return render(address, new AbortController().signal, defaultStoreView);
}

test('ROUTE-45 what comes after a product is a page of its own, which needs no script and nobody searches for', async () => {
  const sent = await sentFrom('/p/K/kurta?read=more');
  expect(sent).toMatchObject({ kind: 'page', status: 200, isPrivate: false, isFindable: false, language: 'en-US' });
  const html = sent.kind === 'page' ? sent.html : '';
  for (const part of ['<header', '<footer', 'Worn &lt;daily&gt;', '4.0 out of 5, from 1 review', '/more.css'])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|\.js["? ]/);
});

test('ROUTE-45 in a store view its way back stays there', async () => {
  const sent = await sentFrom('/p/K/kurta?read=more', opens, '/de');
  expect(sent.kind === 'page' ? sent.html : '').toMatch(/<h1[^>]*><a href="\/de\/women\/kurta">Kurta</);
});

test.each(['/p/K/kurta', '/p/K/kurta?read=', '/p/K/kurta?read=less', '/p/K/kurta?more=read'])(
  '%s is a page as usual',
  async (address) => {
    expect(await sentFrom(address)).toMatchObject({ html: `usual ${address}` });
  },
);

test('where no product is, the address is answered without what it asked for', async () => {
  expect(await sentFrom('/p/K/gone?read=more', () => undefined)).toMatchObject({ html: 'usual /p/K/gone' });
});

test('ROUTE-45 the page of a product links to it where no scripts run', async () => {
  const { html } = await pageAt('/p/K/kurta', (shop) => opens({ shop }), { shows: 'product' });
  const [said = ''] = html.match(/<noscript><ul.*?<\/noscript>/) ?? [];
  expect([...said.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.split('?')[1])).toEqual([
    'read=more#reviews',
    'read=more#size-guide',
  ]);
});
