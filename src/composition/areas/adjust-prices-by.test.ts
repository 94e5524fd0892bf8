import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import { createFetchHttpClient } from '#adapters/http/fetch-http-client.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { browserLimits, createTransport } from '#adapters/http/transport.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ViewConfig } from '#config/page-config.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { asGuest } from '#domain/session/with-authorization.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createServerShop } from '../roots/server-shop.ts';
import { createBrowserGateways } from './browser-gateways.ts';
import { sendingGateways } from './sending-gateways.ts';
import { settingsOf } from './settings.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const stock = { qty: 1, is_in_stock: true, stock_status: 1 };
const tee = {
  id: 1,
  sku: 'P1',
  type_id: 'simple',
  name: 'Tee',
  price: 100,
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  stock,
};
const rule = { id: 1, product_tax_class_ids: [2], rates: [{ id: 1, code: 'GST', rate: 12, tax_country_id: 'IN' }] };
const price = { id: 1, sku: 'P1', price_info: { regular_price: 90, final_price: 90, special_price: 0 } };

/** A catalog that sells one product; what it was asked for, in order. */
async function openApi() {
  const asked: string[] = [];
  const api = createServer(({ url = '' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const isPrices = pathname === '/api/product/render-list';
    const what = isPrices ? `prices in store ${searchParams.get('storeId')}` : (searchParams.get('type') ?? '');
    asked.push(what);
    const [item] = isPrices ? [price] : [what === 'taxrule' ? rule : tee];
    const result = { items: [item], total: 1, start: 0, perPage: 1, aggregations: {} };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 200, result }));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  closing.push(() => api.close().closeAllConnections());
  return { asked, apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
}

type SearchBy = (apiUrl: string, config: ViewConfig) => Pick<SearchIndex, 'products'>;

const storeView = createMemoryCell(defaultStoreView);
const world = {
  ...usualWorld,
  log: createMemoryLog(),
  storeView,
  withAuthorization: asGuest,
  serverApi: 'api',
} as const;

const byServer: SearchBy = (apiUrl, config) =>
  createServerShop({ config, apiUrl, log: createMemoryLog() }).openVisit(defaultStoreView).shop.searchIndex;

const byBrowser: SearchBy = (apiUrl, config) => {
  const client = createFetchHttpClient();
  const http: HttpClient = { send: (request) => client.send({ ...request, url: `${apiUrl}${request.url}` }) };
  return createBrowserGateways({ ...world, ...settingsOf(config), config }, http).search;
};

const byWorker: SearchBy = (baseUrl, config) => {
  const http = createFetchHttpClient();
  const transport = createTransport({ ...world, http, baseUrl, limits: browserLimits });
  return sendingGateways.searchIndex({ ...world, ...settingsOf(config), config, transport });
};

const view = { prefix: '', neighbours: [], links: [], storeId: 7 };

describe.each([
  ['the page server', byServer],
  ['a page', byBrowser],
  ['the worker', byWorker],
] as const)('%s', (_part, searchBy) => {
  test.each([
    ['PRICE-20 CONF-44 by default prices are shown as the server tells them', {}, 100, ['product']],
    [
      'PRICE-21 PRICE-22 CONF-44 where the client calculates tax, it is added',
      { 'tax.calculateServerSide': false },
      112,
      ['product', 'taxrule'],
    ],
    [
      'CONF-44 source prices may include it',
      { 'tax.calculateServerSide': false, 'tax.sourcePriceIncludesTax': true },
      100,
      ['product'],
    ],
    [
      'PRICE-23 PRICE-24 prices of the platform are laid over, those of the store view',
      { 'products.syncPlatformPricesOver': true, view },
      90,
      ['product', 'prices in store 7'],
    ],
    [
      'PRICE-23 a shop without store views is the first store',
      { 'products.syncPlatformPricesOver': true },
      90,
      ['product', 'prices in store 1'],
    ],
  ] as const)('%s', async (_what, change, regular, calls) => {
    const { asked, apiUrl } = await openApi();
    const reply = await searchBy(apiUrl, { ...defaultConfig, ...change }).products(searchQuery({}));
    expect(reply).toMatchObject({ value: { items: [{ prices: { india: { regular: moneyOf(regular) } } }] } });
    expect(asked).toEqual(calls);
  });
});
