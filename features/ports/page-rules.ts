import { createBroadcastTabMessages } from '#adapters/browser/broadcast-tab-messages.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createCacheStorageCaches } from '#adapters/browser/cache-storage-caches.ts';
import { createConsoleLog } from '#adapters/browser/console-log.ts';
import { createLocalStorageOrderStore } from '#adapters/browser/local-storage-order-store.ts';
import { createSessionStorageStore } from '#adapters/browser/session-storage-store.ts';
import { createWebLocks } from '#adapters/browser/web-locks.ts';
import { deviceCachesRules } from '#adapters/contracts/device-caches-rules.ts';
import { keyValueStoreRules } from '#adapters/contracts/key-value-store-rules.ts';
import { locksRules } from '#adapters/contracts/locks-rules.ts';
import { orderStoreRules } from '#adapters/contracts/order-store-rules.ts';
import type { Rule } from '#adapters/contracts/rule.ts';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { tabMessagesRules } from '#adapters/contracts/tab-messages-rules.ts';
import { taskStoreRules } from '#adapters/contracts/task-store-rules.ts';
import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import { createIndexedDbKeyValueStore } from '#adapters/indexeddb/indexeddb-key-value-store.ts';
import { createIndexedDbOrderStore } from '#adapters/indexeddb/indexeddb-order-store.ts';
import { createIndexedDbTaskStore } from '#adapters/indexeddb/indexeddb-task-store.ts';
import { createLocalforageKeyValueStore } from '#adapters/indexeddb/localforage-key-value-store.ts';
import type { CacheEntry } from '#domain/storage/device-caches.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';

/** Rules by the name of what they are proved on; each call of a proof has a world of its own. */
export type Proofs = Readonly<
  Record<string, readonly { readonly title: string; readonly prove: () => Promise<void> }[]>
>;

const ids = createBrowserIds();
const log = createConsoleLog();

/** What a page of a real browser is held to. */
const pageRules: Proofs = {
  'orders in a database': proofsOf(orderStoreRules, () => {
    const name = ids.next();
    return { open: () => createIndexedDbOrderStore({ log, name }) };
  }),
  'values in a database': proofsOf(keyValueStoreRules, () => {
    const world = ids.next();
    return { open: (name) => createIndexedDbKeyValueStore({ name: `${world}-${name}` }) };
  }),
  'claims in a database': proofsOf(keyValueStoreRules, () => {
    const world = ids.next();
    return { open: (name) => createLocalforageKeyValueStore({ name: `${world}-${name}` }) };
  }),
  'a store of the session': proofsOf(keyValueStoreRules, () => {
    const world = ids.next();
    return { open: (name) => createSessionStorageStore({ name: `${world}-${name}` }) };
  }),
  'tasks in a database': proofsOf(taskStoreRules, () => {
    const name = ids.next();
    return { open: () => createIndexedDbTaskStore({ log, name }) };
  }),
  'orders in the local storage': proofsOf(orderStoreRules, () => {
    const name = ids.next();
    return { open: () => createLocalStorageOrderStore({ log, name }) };
  }),
  'caches of the browser': proofsOf(deviceCachesRules, () => {
    return { name: ids.next(), caches: createCacheStorageCaches(), keep: keepInCache };
  }),
  'turns by locks': proofsOf(locksRules, () => ({ tab: () => createWebLocks({ log }) })),
  'signals over a channel': proofsOf(tabMessagesRules, () => ({ tab: () => createBroadcastTabMessages() })),
};

/** For tests in which something happens between two steps, or to a call. */
const steps = {
  putOrder: () => createIndexedDbOrderStore({ log }).put(sampleOrder('1-a')),
  call: (url: string) =>
    createAxiosHttpClient().send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'country-id': 'GB' },
      body: '{"a":1.0}',
      timeoutMs: 300,
    }),
  readOrders: () => createIndexedDbOrderStore({ log }).all(),
  /** Two stores of a page that stays open, before and after something happens to what they keep. */
  ...openStores(),
};

export type PageSteps = typeof steps;

function openStores() {
  const orders = createIndexedDbOrderStore({ log, name: 'open-orders' });
  const device = createIndexedDbKeyValueStore({ name: 'open' });
  const kept = createResilientStore({ store: device, clock: createBrowserClock(), log });
  return {
    readOpenOrders: () => orders.all(),
    putLargeOrder: () => orders.put(sampleOrder('1-a', { paymentMethod: 'x'.repeat(1_000_000) })),
    async keepAll() {
      const cart = { isKept: await kept.set('cart', ['tee']), now: (await kept.get('cart')).value };
      return { cart, put: await orders.put(sampleOrder('1-a')), orders: await orders.all() };
    },
  };
}

/** As a service worker keeps an answer. */
async function keepInCache({ cache, key, bytes, keptAt }: CacheEntry): Promise<void> {
  const headers = { date: new Date(keptAt).toUTCString() };
  await (await caches.open(cache)).put(key, new Response('x'.repeat(bytes), { headers }));
}

function proofsOf<World>(rules: readonly Rule<World>[], makeWorld: () => World): Proofs[string] {
  return rules.map(({ title, prove }) => ({ title, prove: () => prove(makeWorld()) }));
}

Object.assign(globalThis, { pageRules, steps });
