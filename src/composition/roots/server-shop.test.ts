import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { defaultConfig } from '#config/shop-config.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { FollowCall } from '../areas/http-gateways.ts';
import { createServerShop } from './server-shop.ts';

const log = { info: () => {}, error: () => {} };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A shop over an API that counts its questions, and has no store. */
async function openShop() {
  let asked = 0;
  const traces: unknown[] = [];
  const api = createServer(({ headers }, answer) => {
    asked += 1;
    traces.push(headers['traceparent']);
    answer.setHeader('content-type', 'application/json').end('{"code":200,"result":{"items":[]}}');
  });
  await new Promise<void>((resolve) => void api.listen(0, resolve));
  closing.push(() => api.close().closeAllConnections());
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { openVisit, forgetCatalog } = createServerShop({ config: defaultConfig, apiUrl, log });
  const visitStores = (follow?: FollowCall) => openVisit(defaultStoreView, follow).shop.storeLocationGateway.all();
  return { visitStores, forgetCatalog, asked: () => asked, traces };
}

test('the catalog is asked once for several visits, and anew when it was forgotten', async () => {
  const { visitStores, forgetCatalog, asked } = await openShop();
  expect(await visitStores()).toEqual({ kind: 'ok', value: [] });
  await visitStores();
  expect(asked()).toBe(1);
  forgetCatalog();
  await visitStores();
  expect(asked()).toBe(2);
});

test('STORE-03 all data come from the API at the address that the shop is given', async () => {
  const one = await openShop();
  const other = await openShop();
  await one.visitStores();
  expect([one.asked(), other.asked()]).toEqual([1, 0]);
  await other.visitStores();
  expect([one.asked(), other.asked()]).toEqual([1, 1]);
});

test('the calls of a visit tell what they are followed by', async () => {
  const { visitStores, forgetCatalog, traces } = await openShop();
  await visitStores((_call, send) => send({ traceparent: '00-of-a-page' }));
  forgetCatalog();
  await visitStores();
  expect(traces).toEqual(['00-of-a-page', undefined]);
});

test('search.serverTimeout says how long a page waits for an answer of the catalog', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => void silent.listen(0, resolve));
  closing.push(() => silent.close().closeAllConnections());
  const apiUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const waiting = (milliseconds: string) => {
    const config = { ...defaultConfig, 'search.serverTimeout': milliseconds };
    const { shop } = createServerShop({ config, apiUrl, log }).openVisit(defaultStoreView);
    return shop.storeLocationGateway.all();
  };
  const patient = waiting('9999').then(() => 'the patient one');
  expect(await Promise.race([patient, waiting('100')])).toEqual({ kind: 'unreachable' });
});
