import { localStoreNames } from '#adapters/browser/local-store-names.ts';
import { databaseNames } from '#adapters/indexeddb/database-names.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { Elsewhere, OrdersElsewhere } from '#domain/orders/send-elsewhere.ts';
import { localStoreName, otherStoreCodes, type StoresOf } from '#domain/storage/local-store-name.ts';
import { orderStoreOf } from './order-store-of.ts';

type Driver = ShopConfig['localForage.defaultDrivers.orders'];
type Ports = Omit<Parameters<typeof orderStoreOf>[1], 'name'>;

/** The stores of orders that other store views have made on this device; each is opened once. */
export function createOrdersElsewhere(driver: Driver, stores: StoresOf, ports: Ports): OrdersElsewhere {
  const opened = new Map<string, Elsewhere>();

  return async () => otherStoreCodes(await namesOf(driver), 'orders', stores).map(open);

  function open(storeCode: string): Elsewhere {
    const name = `${localStoreName({ ...stores, storeCode })}-orders`;
    const elsewhere = opened.get(storeCode) ?? { storeCode, store: orderStoreOf(driver, { ...ports, name }) };
    opened.set(storeCode, elsewhere);
    return elsewhere;
  }
}

/** What the device has; a driver that keeps nothing has left nothing behind. */
async function namesOf(driver: Driver): Promise<readonly string[]> {
  switch (driver) {
    case 'INDEXEDDB':
      return databaseNames();
    case 'LOCALSTORAGE':
      return localStoreNames();
    case 'MEMORY':
      return [];
    default:
      return driver satisfies never;
  }
}
