import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { createDevicePace, pacedRecords, pacedValues } from './device-pace.ts';
import { createJournal } from './journal.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { createNetwork } from './network.ts';
import {
  type DeviceFaults,
  type DeviceStores,
  faultyOrders,
  faultyTasks,
  faultyValues,
  noDeviceFaults,
} from './simulated-device.ts';
import { createSimulatedShop } from './simulated-shop.ts';
import { createDeviceJournal } from './tab-journal.ts';
import type { TabLife } from './tab-life.ts';
import { watchedOrders, watchedTasks, watchedValues } from './watched-stores.ts';
import { createWorldTime, type WorldTime } from './world-time.ts';

export type AroundTabs = ReturnType<typeof createAroundTabs>;

/** What all tabs have around them: a device, a network and a shop, and what is written down of them all. */
export function createAroundTabs(stores: DeviceStores, settled: () => Promise<void>) {
  const time = createWorldTime(settled);
  const journal = createJournal(time);
  const ledger = emptyLedger();
  const shop = createSimulatedShop(journal);
  const faults = noDeviceFaults();
  const paces = createPaces(time);
  return {
    ...{ time, journal, ledger, shop, faults, stores, paces },
    network: createNetwork({ time, shop }),
    connectivity: createMemoryConnectivity(),
    device: deviceOf({ stores, faults, paces, ledger }),
    shared: createShared(),
    offset: { milliseconds: 0, isSetBack: false },
    /** The tab that has an order on its way, by the id of the order. */
    sending: new Map<string, TabLife>(),
    /** Workers that are at work. */
    awake: new Set<TabLife>(),
  };
}

function createPaces(time: WorldTime) {
  return { values: createDevicePace(time), orders: createDevicePace(time), tasks: createDevicePace(time) };
}

type DeviceParts = {
  readonly stores: DeviceStores;
  readonly faults: DeviceFaults;
  readonly paces: ReturnType<typeof createPaces>;
  readonly ledger: Ledger;
};

/** The stores of the device as pages come to them: late, failing and watched. */
function deviceOf({ stores, faults, paces, ledger }: DeviceParts) {
  return {
    orders: pacedRecords(watchedOrders(faultyOrders(stores.orders, faults), stores.orders, ledger), paces.orders),
    values: pacedValues(watchedValues(faultyValues(stores.values, faults), ledger), paces.values),
    tasks: pacedRecords(watchedTasks(faultyTasks(stores.tasks, faults), ledger), paces.tasks),
  };
}

/** What the tabs of a device share beside its stores. */
function createShared() {
  return {
    locks: createMemoryLocks(),
    ids: createMemoryIds(),
    tabMessages: createMemoryTabMessages(),
    redirect: createMemoryRedirect(),
    journal: createDeviceJournal(),
    caches: createMemoryCaches(),
  };
}
