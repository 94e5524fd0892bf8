import { beforeEach, expect, test, vi } from 'vitest';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import type { HttpRequest } from '#adapters/http/http-client.ts';
import type { Call, Transport } from '#adapters/http/transport.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { asGuest } from '#domain/session/with-authorization.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createServerShop } from '../roots/server-shop.ts';
import { createBrowserGateways } from './browser-gateways.ts';
import { sendingGateways } from './sending-gateways.ts';
import { settingsOf } from './settings.ts';

const told = vi.hoisted(() => ({ asked: [] as string[], clients: 0 }));
vi.mock('#adapters/graphql/graphql-call.ts', async (load) => {
  told.clients += 1;
  return load();
});
/** An HTTP client that only tells where it was asked. */
vi.mock('#adapters/http/axios-http-client.ts', () => ({
  createAxiosHttpClient: () => ({
    async send({ method, url }: HttpRequest) {
      told.asked.push(`${method} ${url.split('?')[0]}`);
      return { kind: 'unreachable' };
    },
  }),
}));

type Way = 'api' | 'graphql';

const world = { ...usualWorld, log: createMemoryLog(), storeView: createMemoryCell(defaultStoreView) };

const byServer = (way: Way) => {
  const config = { ...defaultConfig, 'server.api': way };
  return createServerShop({ config, apiUrl: '', log: createMemoryLog() }).openVisit(defaultStoreView).shop.searchIndex;
};

const byBrowser = (way: Way) => {
  const { serverApi } = settingsOf({ ...defaultConfig, 'server.api': way });
  return createBrowserGateways({ ...world, withAuthorization: asGuest, serverApi }).search;
};

const byWorker = (serverApi: Way) => {
  const transport: Transport = {
    async send({ method, url }: Call<unknown>) {
      told.asked.push(`${method} ${url.split('?')[0]}`);
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

beforeEach(() => void told.asked.splice(0));

test.each(parts)(
  'CAT-050 as it is, %s searches by plain calls, and nothing of GraphQL is made',
  async (_who, searchBy) => {
    await searchBy(defaultConfig['server.api']).products(searchQuery({}));
    expect([told.asked, told.clients]).toEqual([['GET /api/catalog'], 0]);
  },
);

test.each(parts)('CAT-050 %s searches in GraphQL where the merchant says so', async (_who, searchBy) => {
  await searchBy('graphql').products(searchQuery({}));
  expect([told.asked, told.clients]).toEqual([['POST /graphql'], 1]);
});
