import { ContainerModule } from 'inversify';
import type { Gateways } from '#adapters/gateways.ts';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryGateways, inNameOf, type MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemorySignals } from '#adapters/memory/memory-signals.ts';
import { createMemorySpread } from '#adapters/memory/memory-spread.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { defaultConfig, type ShopConfig } from '#config/shop-config.ts';
import type { Order, OrderId } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { Task, TaskId } from '#domain/queue/task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import { createDictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import { DEVICE_NEWS, LASTING_STORAGE } from '../device/storage-tokens.ts';
import { CLOCK, CONNECTIVITY, DEVICE_STORE, DRAFT_STORE, IDS, LOG, SIGNALS, SPREAD, TURNS } from '../device/tokens.ts';
import { provideGateways } from '../gateways/gateways.ts';
import { beginQueueModule } from '../journeys/begin-queue-module.ts';
import { journeysModule } from '../journeys/journeys-module.ts';
import { lateQueueModule } from '../journeys/late-queue-module.ts';
import { START_VISIT } from '../journeys/start-tokens.ts';
import { visitorModule } from '../journeys/visitor-module.ts';
import { ORDER_STORE } from '../orders/tokens.ts';
import { provide, provideShared } from '../provide.ts';
import { TASK_STORE } from '../queue/tokens.ts';
import { AS_VISITOR, REDIRECT, TOKEN_GATEWAY } from '../session/tokens.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { STORE_CHOICE_KEEPER } from '../store/tokens.ts';
import { wordsModule } from '../store/words-module.ts';
import { token } from '../token.ts';
import { createShop, type Module, type Visit } from '../visit.ts';
import { accountsModules } from './accounts-modules.ts';
import { actingModules } from './acting-modules.ts';
import { keptModule } from './kept-module.ts';
import { stateModules } from './state.ts';

const GATEWAYS = token<Gateways>('gateways-for-tests');

type Given = { readonly further?: readonly Module[] };

/** What a tab has of its device and of the shop. */
export type Surroundings = {
  readonly clock: Clock;
  readonly turns: Turns;
  readonly signals: Signals;
  readonly store: KeyValueStore;
  readonly drafts: KeyValueStore;
  readonly orders: OrderStore;
  readonly tasks: TaskStore;
  readonly api: MemoryGateways;
};

/**
 * A device on which the whole shop can be opened in as many tabs as a test wants, over a shop's API in memory that sells
 * whatever is asked for.
 */
export function openDeviceForTests({ further = [] }: Given = {}) {
  const time = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const isReachable = () => connectivity.isOnline();
  const fakes = createMemoryGateways({ market: () => usualMarket, isReachable });
  const api = { ...fakes, cart: createMemoryCartGateway({ accounts: fakes.accounts, isReachable }) };
  const kept = new Map<string, string>();
  const orders = new Map<OrderId, Order>();
  const tasks = new Map<TaskId, Task>();
  const signals = createMemorySignals();
  const redirect = createMemoryRedirect();
  const shared = { clock: time, turns: createMemoryTurns(), ids: createMemoryIds(), log: createMemoryLog() };

  /** One more tab, which has drafts of its own. `surround` gives it what it has as a test wants to watch, delay or end it, `changed` a shop that was configured anew. */
  async function openTab(
    surround: (own: Surroundings) => Surroundings = (own) => own,
    changed: Partial<ShopConfig> = {},
  ): Promise<Visit & { readonly drafts: Map<string, string> }> {
    const drafts = new Map<string, string>();
    const around = surround({
      clock: time,
      turns: shared.turns,
      signals: signals.otherTab(),
      store: createMemoryKeyValueStore(kept),
      drafts: createMemoryKeyValueStore(drafts),
      orders: createMemoryOrderStore(orders),
      tasks: createMemoryTaskStore(tasks),
      api,
    });
    const shop = createShop(
      settingsModule(settingsOf({ ...defaultConfig, ...changed })),
      wordsModule(createDictionary(translations)),
      ...stateModules,
      keptModule,
      ...actingModules,
      ...accountsModules,
      beginQueueModule,
      lateQueueModule(async () => visit.get),
      visitorModule(async () => visit.get),
      journeysModule,
      ...further,
      boundTo(around),
    );
    const visit = shop.openVisit({ createCell: createMemoryCell });
    await visit.get(START_VISIT)();
    return { ...visit, drafts };
  }

  function boundTo({ clock, api, ...own }: Surroundings): Module {
    const resilient = (store: KeyValueStore) => async () => createResilientStore({ store, clock, log: shared.log });
    return new ContainerModule(({ bind }) => {
      provideShared(bind, CLOCK, clock);
      provideShared(bind, REDIRECT, redirect);
      provideShared(bind, LOG, shared.log);
      provideShared(bind, IDS, shared.ids);
      provideShared(bind, TURNS, own.turns);
      provideShared(bind, SIGNALS, own.signals);
      provideShared(bind, SPREAD, createMemorySpread());
      provideShared(bind, CONNECTIVITY, connectivity);
      provideShared(bind, STORE_CHOICE_KEEPER, { keep: () => undefined });
      provideShared(bind, DEVICE_STORE, resilient(own.store));
      provideShared(bind, DRAFT_STORE, resilient(own.drafts));
      provideShared(bind, DEVICE_NEWS, createDeviceNewsChannel());
      provideShared(bind, LASTING_STORAGE, { ask: async () => true });
      provideShared(bind, ORDER_STORE, own.orders);
      provideShared(bind, TASK_STORE, own.tasks);
      provideShared(bind, TOKEN_GATEWAY, api.tokens);
      provide(bind, GATEWAYS, ({ asVisitor }) => ({ ...api, ...inNameOf(asVisitor, api) }), { asVisitor: AS_VISITOR });
      provideGateways(bind, GATEWAYS);
    });
  }

  return { ...shared, time, connectivity, api, kept, orders, tasks, openTab };
}

export type DeviceForTests = ReturnType<typeof openDeviceForTests>;
