import type { Gateways } from '#adapters/gateways.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryJitter } from '#adapters/memory/memory-jitter.ts';
import { defaultConfig, type ShopConfig } from '#config/shop-config.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { RefuseTransition } from '#domain/orders/refuse-transition.ts';
import { throwTransition } from '#domain/orders/throw-transition-for-tests.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { KeptRedirect } from '#domain/session/redirect.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks, TabMessages } from '#domain/storage/across-tabs.ts';
import type { DeviceCaches } from '#domain/storage/device-caches.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import { createDropVisited } from '#domain/storage/drop-visited.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createDictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import { accounts } from '../areas/accounts.ts';
import { acting } from '../areas/actions.ts';
import { openQueue } from '../areas/begin-queue.ts';
import { cartVerbs } from '../areas/cart-verbs.ts';
import { ways } from '../areas/gateways.ts';
import { kept } from '../areas/kept.ts';
import { revising } from '../areas/placing.ts';
import { settings } from '../areas/settings.ts';
import { startPage } from '../areas/start-page.ts';
import { shownState } from '../areas/state.ts';
import { words } from '../areas/words.ts';
import { type CreateCell, createCells } from '../wiring/cells.ts';
import type { VisitGiven } from '../wiring/late.ts';
import { openVisit } from '../wiring/late.ts';
import { createShop, type Module, type ServicesOf } from '../wiring/services.ts';

/** Everything around one tab: its device, its network and its shop. */
export type AroundForTests = {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly tabMessages: TabMessages;
  readonly connectivity: Connectivity;
  readonly ids: Ids;
  readonly log: Log;
  readonly redirect: KeptRedirect;
  readonly store: KeyValueStore;
  readonly drafts: KeyValueStore;
  /** What is on its way into each of the two. */
  readonly journal: Journal;
  readonly draftJournal: Journal;
  readonly orders: OrderStore;
  /** Throws when not said. */
  readonly refuseTransition?: RefuseTransition;
  readonly tasks: TaskStore;
  readonly caches: DeviceCaches;
  readonly tokens: TokenGateway;
  readonly gatewaysOf: (visit: VisitForTests) => Gateways;
};

type VisitForTests = { readonly withAuthorization: WithAuthorization; readonly storeView: ReadonlyCell<StoreView> };

/** What a page can do; all verbs are there from the beginning. */
const page = {
  ...shownState,
  ...kept,
  ...acting,
  ...startPage,
  ...accounts,
  ...openQueue,
  ...cartVerbs,
  ...revising,
};

type Page = typeof page;

/** What every shop for tests has, whatever it can do. */
function around(config: ShopConfig, own: AroundForTests) {
  const { clock, log, caches } = own;
  const resilient = (store: KeyValueStore) => {
    const made = createResilientStore({ store, clock, log });
    return () => async () => made;
  };
  return {
    ...settings(config),
    ...words(createDictionary(translations)),
    ...ways,
    gateways: ({ withAuthorization, storeView }: VisitForTests) => own.gatewaysOf({ withAuthorization, storeView }),
    clock: () => clock,
    log: () => log,
    ids: () => own.ids,
    locks: () => own.locks,
    tabMessages: () => own.tabMessages,
    connectivity: () => own.connectivity,
    redirect: () => own.redirect,
    deviceStore: resilient(own.store),
    draftStore: resilient(own.drafts),
    deviceJournal: () => own.journal,
    draftJournal: () => own.draftJournal,
    orderStore: () => own.orders,
    refuseTransition: () => own.refuseTransition ?? throwTransition,
    ordersElsewhere: () => async () => [],
    taskStore: () => own.tasks,
    tokenGateway: () => own.tokens,
    forgetVisits: () => createDropVisited({ caches, log }),
    deviceNews: () => createDeviceNewsChannel(),
    lastingStorage: () => ({ ask: async () => true }),
    askToSend: () => async () => undefined,
    untilRest: () => async () => undefined,
    jitter: () => createMemoryJitter(),
    storeChoiceKeeper: () => ({ keep: () => undefined }),
  };
}

type Around = ReturnType<typeof around>;

/** A tab with the services of some modules. */
export type TabOf<M extends Module> = VisitGiven & ServicesOf<Around> & ServicesOf<M>;

/** What a tab of the whole shop has. */
export type TabForTests = TabOf<Page>;

type Given<M extends Module, Further extends Module> = {
  /** All that a page can do, when nothing is named. */
  readonly modules?: M;
  readonly further?: Further;
  /** How the shop is configured. */
  readonly changed?: Partial<ShopConfig>;
};

/** Opens tabs, each with what is around it. */
export type ShopForTests<Tab = TabForTests> = {
  readonly openTab: (own: AroundForTests, createCell?: CreateCell) => Tab;
};

export function createShopForTests<M extends Module = Page, Further extends Module = Record<never, never>>({
  modules,
  further,
  changed = {},
}: Given<M, Further> = {}): ShopForTests<TabOf<M> & ServicesOf<Further>> {
  return {
    openTab(own, createCell = createMemoryCell) {
      const services = { ...(modules ?? page), ...around({ ...defaultConfig, ...changed }, own), ...further };
      return openVisit(createShop<VisitGiven>()(services as never), createCells(createCell)) as never;
    },
  };
}
