import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryGateways, inNameOf, type MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemorySignals } from '#adapters/memory/memory-signals.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { Order, OrderId } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Task, TaskId } from '#domain/queue/task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import { START_VISIT } from '../journeys/start-tokens.ts';
import type { CreateCell, Module, Visit } from '../visit.ts';
import { type AroundForTests, createShopForTests } from './shop-for-tests.ts';

type Given = {
  readonly further?: readonly Module[];
  /** Cells that nobody can watch when not said. */
  readonly createCell?: CreateCell;
};

/** What a tab has of its device and of the shop. */
export type Surroundings = {
  readonly clock: Clock;
  readonly turns: Turns;
  readonly signals: Signals;
  readonly store: KeyValueStore;
  readonly drafts: KeyValueStore;
  readonly journal: Journal;
  readonly draftJournal: Journal;
  readonly orders: OrderStore;
  readonly tasks: TaskStore;
  readonly api: MemoryGateways;
};

type Surround = (own: Surroundings) => Surroundings;

type Opening = {
  readonly surround?: Surround;
  readonly changed?: Partial<ShopConfig>;
  readonly modules?: readonly Module[];
};

/**
 * A device on which the whole shop can be opened in as many tabs as a test wants, over a shop's API in memory that sells
 * whatever is asked for.
 */
export function openDeviceForTests({ further = [], createCell = createMemoryCell }: Given = {}) {
  const time = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const isReachable = () => connectivity.isOnline();
  const fakes = createMemoryGateways({ market: () => usualMarket, isReachable });
  const api = { ...fakes, cart: createMemoryCartGateway({ accounts: fakes.accounts, isReachable }) };
  const kept = new Map<string, string>();
  const journal: JournalPages = { entries: [] };
  let tabs = 0;
  const orders = new Map<OrderId, Order>();
  const tasks = new Map<TaskId, Task>();
  const signals = createMemorySignals();
  const redirect = createMemoryRedirect();
  const shared = {
    clock: time,
    turns: createMemoryTurns(),
    ids: createMemoryIds(),
    log: createMemoryLog(),
    caches: createMemoryCaches(),
  };

  /** One more tab, which has drafts of its own. `surround` gives it what it has as a test wants to watch, delay or end it, `changed` a shop that was configured anew. */
  async function openTab(
    surround?: Surround,
    changed: Partial<ShopConfig> = {},
  ): Promise<Visit & { readonly drafts: Map<string, string> }> {
    const tab = openShop({ ...(surround && { surround }), changed });
    await tab.get(START_VISIT)();
    return tab;
  }

  /** The same before it has begun; `modules`: of something else than a page. */
  function openShop({ surround = (own) => own, changed = {}, modules }: Opening = {}) {
    const drafts = new Map<string, string>();
    tabs += 1;
    const around = surround({
      clock: time,
      turns: shared.turns,
      signals: signals.otherTab(),
      store: createMemoryKeyValueStore(kept),
      drafts: createMemoryKeyValueStore(drafts),
      journal: createMemoryJournal({ pages: journal, tab: `tab ${tabs}` }),
      draftJournal: createMemoryJournal(),
      orders: createMemoryOrderStore(orders),
      tasks: createMemoryTaskStore(tasks),
      api,
    });
    const { api: ways, ...own } = around;
    const device = {
      ...shared,
      ...own,
      connectivity,
      redirect,
      tokens: ways.tokens,
      gatewaysOf: ({ withAuthorization }: Parameters<AroundForTests['gatewaysOf']>[0]) => ({
        ...ways,
        ...inNameOf(withAuthorization, ways),
      }),
    };
    const visit = createShopForTests({ further, changed, ...(modules && { modules }) }).openTab(device, createCell);
    return { ...visit, drafts };
  }

  return { ...shared, time, connectivity, api, kept, journal, orders, tasks, openTab, openShop };
}

export type DeviceForTests = ReturnType<typeof openDeviceForTests>;
