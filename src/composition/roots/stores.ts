import { createBrowserAttention } from '#adapters/browser/browser-attention.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserLastingStorage } from '#adapters/browser/browser-lasting-storage.ts';
import { createSessionStorageStore } from '#adapters/browser/session-storage-store.ts';
import { createLocalJournal, createSessionJournal } from '#adapters/browser/storage-journal.ts';
import { isDatabaseAbsent } from '#adapters/indexeddb/database-names.ts';
import { createIndexedDbKeyValueStore } from '#adapters/indexeddb/indexeddb-key-value-store.ts';
import type { createIndexedDbTaskStore } from '#adapters/indexeddb/indexeddb-task-store.ts';
import { createLatePort } from '#adapters/late-port.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { OrdersElsewhere } from '#domain/orders/send-elsewhere.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import { createDeviceNewsChannel, type DeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { localStoreName, type StoresOf } from '#domain/storage/local-store-name.ts';
import type { MakeRoom } from '#domain/storage/make-room.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { writtenWithRoom } from '#domain/storage/with-room.ts';
import { notKept } from '../areas/keeps-no-orders.ts';
import { loadOrderStore } from '../areas/load-order-store.ts';

type Given = { readonly config: ShopConfig; readonly clock: Clock; readonly log: Log };

/** Everything that the shop keeps on a device (docs/architecture.md, What is kept where). Databases open at their first use. */
export function stores({ config, clock, log }: Given) {
  const name = localStoreName(storesOf(config));
  const patience = Number(config['storage.patience']);
  const deviceNews = createDeviceNewsChannel();
  const keeping = askedOnce(async () => (await loadCacheKeeping()).createCacheKeeping({ clock, log }));
  const makeRoom = async () => (await keeping().catch(() => null))?.makeRoom() ?? false;
  const driver = config['localForage.defaultDrivers.orders'];
  const ports = { log, patience, tell: deviceNews.tell, makeRoom };
  const orders = `${name}-orders`;
  const openOrders = async () => (await loadOrderStore()).orderStoreOf(driver, { ...ports, name: orders });
  const whileNoOrders = { empty: noOrders, isEmpty: async () => driver === 'INDEXEDDB' && isDatabaseAbsent(orders) };
  const elsewhere = askedOnce(async () =>
    (await loadOrdersElsewhere()).createOrdersElsewhere(driver, storesOf(config), ports),
  );
  const ordersElsewhere: OrdersElsewhere = async () => (isOneOfSeveral(config) ? (await elsewhere())() : []);
  return {
    ...valueStores({ name, clock, log, patience, makeRoom, deviceNews }),
    orderStore: createLatePort<OrderStore>(noOrderStore, openOrders, whileNoOrders),
    ordersElsewhere,
    taskStore: lateTasks({ name: `${name}-tasks`, log, patience, tell: deviceNews.tell }, makeRoom),
    deviceNews,
    lastingStorage: createBrowserLastingStorage(),
    /** Looks at what caches take for as long as the page is there. */
    async watchQuota(): Promise<void> {
      try {
        await clock.wait(KEPT_SMALL_AFTER_MS);
        await (await keeping()).watch();
      } catch (fault) {
        log.error(`The caches are not kept small: ${String(fault)}`);
      }
    },
  };
}

type ForValues = Omit<Given, 'config'> & {
  readonly name: string;
  readonly patience: number;
  readonly makeRoom: MakeRoom;
  readonly deviceNews: DeviceNewsChannel;
};

/** Where areas of state and flags of the device are kept, and what is on its way there. */
function valueStores({ name, deviceNews, ...ports }: ForValues) {
  const onAttention = createBrowserAttention();
  const onLate = (isLate: boolean): void => deviceNews.tell({ kind: isLate ? 'late' : 'answers' });
  const resilient = (store: KeyValueStore) => createResilientStore({ ...ports, store, onAttention, onLate });
  const open = (store: KeyValueStore) => {
    const opened = resilient(store);
    return async () => opened;
  };
  const openFlags = async () =>
    resilient((await loadFlagStore()).createLocalforageKeyValueStore({ name: `${name}-claims` }));
  const journal = { name, tab: createBrowserIds().next(), now: ports.clock.now };
  return {
    deviceStore: open(createIndexedDbKeyValueStore({ name })),
    draftStore: open(createSessionStorageStore({ name })),
    deviceJournal: createLocalJournal(journal),
    draftJournal: createSessionJournal(journal),
    deviceFlagStore: askedOnce(openFlags),
  };
}

/** Whose local stores a page of this shop uses. */
function storesOf(config: ShopConfig): StoresOf {
  const storeCode = config['storeViews.multistore'] ? config['storeViews.code'] : '';
  return { shop: config['storage.name'], storeCode, areShared: config['storeViews.commonCache'] };
}

/** Whether there may be local stores of other store views. */
function isOneOfSeveral(config: ShopConfig): boolean {
  return config['storeViews.multistore'] && !config['storeViews.commonCache'];
}

const done = { kind: 'ok', value: undefined } as const;
const none = { kind: 'ok', value: null } as const;

/** What is read where nothing was ever kept. */
const noOrders = { get: none, all: { kind: 'ok', value: [] }, remove: done } as const;
const noTasks = {
  get: none,
  remove: done,
  page: { kind: 'ok', value: { records: [], next: null } },
  about: { kind: 'ok', value: [] },
} as const;

/** What is answered while the code that keeps orders cannot be had; the next call asks for it again. */
const noOrderStore = { put: notKept, get: notKept, all: notKept, remove: notKept };

/** Only where store views keep orders of their own. */
function loadOrdersElsewhere() {
  return import(/* webpackChunkName: "device" */ '../areas/orders-elsewhere.ts');
}

/** The same file, so that it is there when a device is full without a network. */
function loadCacheKeeping() {
  return import(/* webpackChunkName: "device" */ './cache-keeping.ts');
}

/** No page asks for a flag. */
function loadFlagStore() {
  return import(/* webpackChunkName: "claims" */ '#adapters/indexeddb/localforage-key-value-store.ts');
}

function loadTaskStore() {
  return import(/* webpackChunkName: "queue" */ '#adapters/indexeddb/indexeddb-task-store.ts');
}

const KEPT_SMALL_AFTER_MS = 10_000;

const noStore = { kind: 'failed', reason: 'The code that keeps tasks could not be loaded.' } as const;

type TasksGiven = Parameters<typeof createIndexedDbTaskStore>[0] & { readonly name: string };

/** What waits to be sent; what keeps it comes with the code of the queue. */
function lateTasks(given: TasksGiven, makeRoom: MakeRoom): TaskStore {
  const absent = { put: noStore, get: noStore, remove: noStore, page: noStore, about: noStore };
  const open = async () => (await loadTaskStore()).createIndexedDbTaskStore(given);
  const whileNone = { empty: noTasks, isEmpty: () => isDatabaseAbsent(given.name) };
  const tasks = createLatePort<TaskStore>(absent, open, whileNone);
  return { ...tasks, put: (task) => writtenWithRoom(() => tasks.put(task), makeRoom) };
}
