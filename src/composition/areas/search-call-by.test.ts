import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createMemoryHttpClient } from '#adapters/http/http-client-for-tests.ts';
import { plainSearchCall } from '#adapters/http/search-call.ts';
import type { Transport } from '#adapters/http/transport.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { asGuest } from '#domain/session/with-authorization.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createServerShop } from '../roots/server-shop.ts';
import { createBrowserGateways } from './browser-gateways.ts';
import { searchCallBy } from './search-call-by.ts';
import { sendingGateways } from './sending-gateways.ts';
import { settingsOf } from './settings.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Way = 'api' | 'graphql';

const world = {
  ...usualWorld,
  config: defaultConfig,
  log: createMemoryLog(),
  storeView: createMemoryCell(defaultStoreView),
};

type SearchBy = (way: Way, tell: (asked: string) => void) => Promise<Pick<SearchIndex, 'products'>>;

const told = ({ method, url }: { readonly method: string; readonly url: string }) => `${method} ${url.split('?')[0]}`;

const byServer: SearchBy = async (way, tell) => {
  const api = createServer(({ method = '', url = '' }, answer) => {
    tell(told({ method, url }));
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => void api.listen(0, resolve));
  closing.push(() => api.close().closeAllConnections());
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = { ...defaultConfig, 'server.api': way };
  const { openVisit } = createServerShop({ config, apiUrl, log: createMemoryLog() });
  return openVisit(defaultStoreView).shop.searchIndex;
};

const byBrowser: SearchBy = async (way, tell) => {
  const { serverApi } = settingsOf({ ...defaultConfig, 'server.api': way });
  const http = createMemoryHttpClient();
  const send: HttpClient['send'] = (request) => {
    tell(told(request));
    return http.send(request);
  };
  return createBrowserGateways({ ...world, withAuthorization: asGuest, serverApi }, { send }).search;
};

const byWorker: SearchBy = async (serverApi, tell) => {
  const transport: Transport = {
    async send(call) {
      tell(told(call));
      return { kind: 'unreachable' };
    },
  };
  return sendingGateways.searchIndex({ ...world, transport, serverApi });
};

const parts = [
  ['the page server', byServer],
  ['a page', byBrowser],
  ['the worker', byWorker],
] as const;

async function askedBy(searchBy: SearchBy, way: Way): Promise<readonly string[]> {
  const asked: string[] = [];
  const index = await searchBy(way, (one) => void asked.push(one));
  await index.products(searchQuery({}));
  return asked;
}

test.each(parts)('CAT-050 as it is, %s searches by plain calls', async (_who, searchBy) => {
  expect(await askedBy(searchBy, defaultConfig['server.api'])).toEqual(['GET /api/catalog']);
});

test.each(parts)('CAT-050 %s searches in GraphQL where the merchant says so', async (_who, searchBy) => {
  expect(await askedBy(searchBy, 'graphql')).toEqual(['POST /graphql']);
});

test('CAT-050 nothing of GraphQL is loaded where the catalog is asked by plain calls', () => {
  expect(searchCallBy('api')).toBe(plainSearchCall);
});
