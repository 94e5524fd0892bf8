import { createIndexedDbOrderStore } from '#adapters/indexeddb/indexeddb-order-store.ts';
import { createLatePort } from '#adapters/late-port.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import { keepsNoOrders, notKept } from './keeps-no-orders.ts';

type Ports = Required<Parameters<typeof createIndexedDbOrderStore>[0]>;

/** Where orders wait, as the merchant chose (CACHE-03). */
export function orderStoreOf(driver: ShopConfig['localForage.defaultDrivers.orders'], ports: Ports): OrderStore {
  switch (driver) {
    case 'INDEXEDDB':
      return createIndexedDbOrderStore(ports);
    case 'LOCALSTORAGE':
      return createLatePort<OrderStore>({ put: notKept, get: notKept, all: notKept, remove: notKept }, async () => {
        const { createLocalStorageOrderStore } = await loadLocalStorage();
        return createLocalStorageOrderStore(ports);
      });
    case 'MEMORY':
      return keepsNoOrders;
    default:
      return driver satisfies never;
  }
}

/** Few shops keep their orders there. */
function loadLocalStorage() {
  return import(/* webpackChunkName: "device" */ '#adapters/browser/local-storage-order-store.ts');
}
