import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLateParts } from '#app/loading/late-parts.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { createServerShop } from '#composition/roots/server-shop.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { createRenderPage } from './render-page.tsx';
import { createServersForTests, type ServersForTests } from './servers-for-tests.ts';

let servers: ServersForTests;
beforeEach(() => {
  servers = createServersForTests();
});
afterEach(() => servers.close());

const product = {
  id: 1,
  sku: 'G1',
  name: 'Gift',
  slug: 'gift',
  url_path: 'gift',
  price: 100,
  status: 1,
  visibility: 4,
  stock: { qty: 1, is_in_stock: true, stock_status: 1 },
};

/** The page at the path of a product of this kind, from a catalog that holds nothing else. */
async function pageOf(type_id: string) {
  const port = await servers.open((request, response) => {
    const items = /=product(&|$)/.test(request.url ?? '') ? [{ ...product, type_id }] : [];
    const result = { items, total: items.length, start: 0, perPage: 24, aggregations: {} };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 200, result }));
  });
  const log = { info: () => {}, error: () => {} };
  const apiUrl = `http://127.0.0.1:${port}`;
  const { add, openVisit } = createServerShop({ config: defaultConfig, apiUrl, log });
  const install = async ({ services }: Bringing) => add(services);
  const render = createRenderPage({
    openVisit,
    pages: createLateParts(pageChunks, install),
    panels: createLateParts(panelChunks, install),
    assets: { chunks: {}, fonts: [] },
    config: {},
    site: { origin: 'https://zari.test', prefix: '', alternates: [] },
  });
  return render('/gift', AbortSignal.timeout(5_000));
}

test('ROUTE-38 a path that maps to a kind of product without a page leads to the page for what is not found', async () => {
  expect(await pageOf('giftcard')).toEqual({ kind: 'moved', status: 302, to: '/page-not-found?from=%2Fgift' });
  expect(await pageOf('simple')).toMatchObject({ kind: 'page', status: 200 });
});
