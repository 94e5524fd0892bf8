import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import type { Transport } from '#adapters/http/transport.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createServerShop } from '../roots/server-shop.ts';
import { sendingGateways } from './sending-gateways.ts';

const made = vi.hoisted(() => ({ times: 0 }));
vi.mock('#adapters/graphql/graphql-call.ts', async (load) => {
  made.times += 1;
  return load();
});

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that only tells where it was asked. */
async function openApi() {
  const asked: string[] = [];
  const api = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => void api.listen(0, resolve));
  closing.push(() => api.close().closeAllConnections());
  return { asked, url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
}

async function askedBy(serverApi: 'api' | 'graphql'): Promise<readonly string[]> {
  const { asked, url } = await openApi();
  const config = { ...defaultConfig, 'server.api': serverApi };
  const { openVisit } = createServerShop({ config, apiUrl: url, log: createMemoryLog() });
  await openVisit(defaultStoreView).shop.searchIndex.products(searchQuery({}));
  return asked;
}

test('CAT-050 no client of GraphQL is made where the catalog is asked by plain calls', async () => {
  expect(await askedBy(defaultConfig['server.api'])).toEqual(['GET /api/catalog']);
  expect(made.times).toBe(0);
});

test('CAT-050 the page server searches in GraphQL where the merchant says so', async () => {
  expect(await askedBy('graphql')).toEqual(['POST /graphql']);
  expect(made.times).toBe(1);
});

test('CAT-050 so does the worker, which has the same settings', async () => {
  const asked: string[] = [];
  const transport: Transport = {
    async send({ method, url }) {
      asked.push(`${method} ${url.split('?')[0]}`);
      return { kind: 'unreachable' };
    },
  };
  const world = { ...usualWorld, transport, log: createMemoryLog(), storeView: createMemoryCell(defaultStoreView) };
  for (const serverApi of ['api', 'graphql'] as const) {
    await sendingGateways.searchIndex({ ...world, serverApi }).products(searchQuery({}));
  }
  expect(asked).toEqual(['GET /api/catalog', 'POST /graphql']);
});
