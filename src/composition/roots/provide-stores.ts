import { createBrowserLastingStorage } from '#adapters/browser/browser-lasting-storage.ts';
import { createBrowserLeisure } from '#adapters/browser/browser-leisure.ts';
import { createCacheStorageCaches } from '#adapters/browser/cache-storage-caches.ts';
import { createSessionStorageStore } from '#adapters/browser/session-storage-store.ts';
import { createLocalforageKeyValueStore } from '#adapters/indexeddb/localforage-key-value-store.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import { createKeepQuota, watchQuota } from '#domain/storage/keep-quota.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { localStoreName } from '#domain/storage/local-store-name.ts';
import { createMakeRoom, withRoom } from '#domain/storage/make-room.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { CLAIMS_STORE } from '../claims/tokens.ts';
import { DEVICE_NEWS, DEVICE_STORE, DRAFT_STORE, LASTING_STORAGE, WATCH_QUOTA } from '../device/tokens.ts';
import { orderStoreOf } from '../orders/order-store-of.ts';
import { ORDER_STORE } from '../orders/tokens.ts';
import { type Bind, provideShared } from '../provide.ts';
import { storesOf } from '../settings/settings-module.ts';

type Given = { readonly config: ShopConfig; readonly clock: Clock; readonly log: Log };

/** Everything that the shop keeps on a device (docs/architecture.md, What is kept where). Databases open at their first use. */
export function provideStores(bind: Bind, { config, clock, log }: Given): void {
  const name = localStoreName(storesOf(config));
  const patience = Number(config['storage.patience']);
  const caches = createCacheStorageCaches();
  const news = createDeviceNewsChannel();
  const makeRoom = createMakeRoom({ caches, log });
  const open = (store: KeyValueStore) => {
    const opened = createResilientStore({ store, clock, log, patience, makeRoom });
    return async () => opened;
  };
  const orders = orderStoreOf(config['localForage.defaultDrivers.orders'], {
    name: `${name}-orders`,
    log,
    patience,
    tell: news.tell,
  });
  provideShared(bind, DEVICE_STORE, open(createLocalforageKeyValueStore({ name })));
  provideShared(bind, DRAFT_STORE, open(createSessionStorageStore({ name })));
  provideShared(bind, CLAIMS_STORE, open(createLocalforageKeyValueStore({ name: `${name}-claims` })));
  provideShared(bind, ORDER_STORE, withRoom(orders, makeRoom));
  provideShared(bind, DEVICE_NEWS, news);
  provideShared(bind, LASTING_STORAGE, createBrowserLastingStorage());
  provideShared(bind, WATCH_QUOTA, () => {
    void watchQuota({ keepQuota: createKeepQuota({ caches, log }), clock, leisure: createBrowserLeisure() });
  });
}
