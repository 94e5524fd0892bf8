import { createLocalStorageOrderStore } from '#adapters/browser/local-storage-order-store.ts';
import { createIndexedDbOrderStore } from '#adapters/indexeddb/indexeddb-order-store.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { MakeRoom } from '#domain/storage/make-room.ts';
import { withRoom } from '#domain/storage/with-room.ts';
import { keepsNoOrders } from './keeps-no-orders.ts';

type Driver = ShopConfig['localForage.defaultDrivers.orders'];

type Ports = Required<Parameters<typeof createIndexedDbOrderStore>[0]> & { readonly makeRoom: MakeRoom };

/** Where orders wait, as the merchant chose (CACHE-03); caches give way to them. */
export function orderStoreOf(driver: Driver, { makeRoom, ...ports }: Ports): OrderStore {
  return withRoom(storeOf(driver, ports), makeRoom);
}

function storeOf(driver: Driver, ports: Omit<Ports, 'makeRoom'>): OrderStore {
  switch (driver) {
    case 'INDEXEDDB':
      return createIndexedDbOrderStore(ports);
    case 'LOCALSTORAGE':
      return createLocalStorageOrderStore(ports);
    case 'MEMORY':
      return keepsNoOrders;
    default:
      return driver satisfies never;
  }
}
