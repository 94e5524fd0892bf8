import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryGateways, inNameOf, type MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { Order, OrderId } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Task, TaskId } from '#domain/queue/task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Locks, TabMessages } from '#domain/storage/across-tabs.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import type { CreateCell } from '../wiring/cells.ts';
import type { Module, ServicesOf } from '../wiring/services.ts';
import { type AroundForTests, createShopForTests, type TabForTests, type TabOf } from './shop-for-tests.ts';

type Given<Further extends Module> = {
  readonly further?: Further;
  /** Cells that nobody can watch when not said. */
  readonly createCell?: CreateCell;
};

/** What a tab has of its device and of the shop. */
export type Surroundings = {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly tabMessages: TabMessages;
  readonly store: KeyValueStore;
  readonly drafts: KeyValueStore;
  readonly journal: Journal;
  readonly draftJournal: Journal;
  readonly orders: OrderStore;
  readonly tasks: TaskStore;
  readonly api: MemoryGateways;
};

type Surround = (own: Surroundings) => Surroundings;

type Opening = { readonly surround?: Surround; readonly changed?: Partial<ShopConfig> };

/**
 * A device on which the whole shop can be opened in as many tabs as a test wants, over a shop's API in memory that sells
 * whatever is asked for.
 */
export function openDeviceForTests<Further extends Module = Record<never, never>>({
  further,
  createCell = createMemoryCell,
}: Given<Further> = {}) {
  type Tab = TabForTests & ServicesOf<Further>;

  const parts = createParts();
  const { aroundTab, draftTexts } = createTabs(parts);

  /** One more tab, which has drafts of its own. `surround` gives it what it has as a test wants to watch, delay or end it, `changed` a shop that was configured anew. */
  async function openTab(surround: Surround = (own) => own, changed: Partial<ShopConfig> = {}): Promise<Tab> {
    const tab = openShop({ surround, changed });
    await tab.startVisit();
    return tab;
  }

  /** The same before it has begun. */
  function openShop({ surround = (own) => own, changed = {} }: Opening = {}): Tab {
    return createShopForTests({ ...(further && { further }), changed }).openTab(aroundTab(surround), createCell) as Tab;
  }

  /** Something else than a page, which shares the device with its pages. */
  function openPart<M extends Module>(modules: M, { surround = (own) => own, changed = {} }: Opening = {}): TabOf<M> {
    return createShopForTests({ modules, changed }).openTab(aroundTab(surround), createCell);
  }

  const { shared, time, connectivity, api, kept, journal, orders, tasks } = parts;
  return { ...shared, time, connectivity, api, kept, journal, orders, tasks, draftTexts, openTab, openShop, openPart };
}

/** What all tabs of a device have in common. */
function createParts() {
  const time = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const isReachable = () => connectivity.isOnline();
  const fakes = createMemoryGateways({ market: () => usualMarket, isReachable });
  const journal: JournalPages = { entries: [] };
  return {
    time,
    connectivity,
    api: { ...fakes, cart: createMemoryCartGateway({ accounts: fakes.accounts, isReachable }) },
    kept: new Map<string, string>(),
    journal,
    orders: new Map<OrderId, Order>(),
    tasks: new Map<TaskId, Task>(),
    tabMessages: createMemoryTabMessages(),
    redirect: createMemoryRedirect(),
    shared: {
      clock: time,
      locks: createMemoryLocks(),
      ids: createMemoryIds(),
      log: createMemoryLog(),
      caches: createMemoryCaches(),
    },
  };
}

function createTabs(parts: ReturnType<typeof createParts>) {
  const { shared, connectivity, redirect, api } = parts;
  let tabs = 0;
  const drafts: Map<string, string>[] = [];
  return { aroundTab, draftTexts };

  /** What is in the drafts of all tabs. */
  function draftTexts(): readonly string[] {
    return drafts.flatMap((ofTab) => [...ofTab.values()]);
  }

  function aroundTab(surround: Surround): AroundForTests {
    tabs += 1;
    const ofTab = new Map<string, string>();
    drafts.push(ofTab);
    const { api: ways, ...own } = surround({
      clock: parts.time,
      locks: shared.locks,
      tabMessages: parts.tabMessages.otherTab(),
      store: createMemoryKeyValueStore(parts.kept),
      drafts: createMemoryKeyValueStore(ofTab),
      journal: createMemoryJournal({ pages: parts.journal, tab: `tab ${tabs}` }),
      draftJournal: createMemoryJournal(),
      orders: createMemoryOrderStore(parts.orders),
      tasks: createMemoryTaskStore(parts.tasks),
      api,
    });
    return {
      ...{ ...shared, ...own, connectivity, redirect, tokens: ways.tokens },
      gatewaysOf: ({ withAuthorization }) => ({ ...ways, ...inNameOf(withAuthorization, ways) }),
    };
  }
}

export type DeviceForTests = ReturnType<typeof openDeviceForTests>;
