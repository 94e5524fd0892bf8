import type { Gateways } from '#adapters/gateways.ts';
import { createMemoryJitter } from '#adapters/memory/memory-jitter.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
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
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import { accounts } from '../areas/accounts.ts';
import { acting } from '../areas/actions.ts';
import { openQueue } from '../areas/begin-queue.ts';
import { cartVerbs } from '../areas/cart-verbs.ts';
import { ways } from '../areas/gateways.ts';
import { kept } from '../areas/kept.ts';
import { messages } from '../areas/messages.ts';
import { revising } from '../areas/revising.ts';
import { settings } from '../areas/settings.ts';
import { sidePages } from '../areas/side-pages.ts';
import { startPage } from '../areas/start-page.ts';
import { shownState } from '../areas/state.ts';
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
  ...sidePages,
  ...startPage,
  ...accounts,
  ...openQueue,
  ...cartVerbs,
  ...revising,
};

type Page = typeof page;

/** Where nothing is listed that hears what happens. */
const toNobody = () => async () => undefined;

type Own = { readonly surroundings: AroundForTests };

/** What every shop for tests has, whatever it can do; what is around a tab its visit brings. */
function around(config: ShopConfig) {
  const resilient = (storeOf: (own: AroundForTests) => KeyValueStore) => {
    return ({ surroundings }: Own) => {
      const { clock, log } = surroundings;
      const made = createResilientStore({ store: storeOf(surroundings), clock, log });
      return async () => made;
    };
  };
  return {
    ...settings(config),
    ...messages(createDictionary(translations)),
    ...ways,
    gateways: ({ surroundings, withAuthorization, storeView }: VisitForTests & Own) =>
      surroundings.gatewaysOf({ withAuthorization, storeView }),
    clock: ({ surroundings }: Own) => surroundings.clock,
    log: ({ surroundings }: Own) => surroundings.log,
    ids: ({ surroundings }: Own) => surroundings.ids,
    locks: ({ surroundings }: Own) => surroundings.locks,
    tabMessages: ({ surroundings }: Own) => surroundings.tabMessages,
    connectivity: ({ surroundings }: Own) => surroundings.connectivity,
    redirect: ({ surroundings }: Own) => surroundings.redirect,
    deviceStore: resilient(({ store }) => store),
    draftStore: resilient(({ drafts }) => drafts),
    deviceJournal: ({ surroundings }: Own) => surroundings.journal,
    draftJournal: ({ surroundings }: Own) => surroundings.draftJournal,
    orderStore: ({ surroundings }: Own) => surroundings.orders,
    refuseTransition: ({ surroundings }: Own) => surroundings.refuseTransition ?? throwTransition,
    ordersElsewhere: () => async () => [],
    taskStore: ({ surroundings }: Own) => surroundings.tasks,
    tokenGateway: ({ surroundings }: Own) => surroundings.tokens,
    forgetVisits: ({ surroundings: { caches, log } }: Own) => createDropVisited({ caches, log }),
    deviceNews: () => createDeviceNewsChannel(),
    lastingStorage: () => ({ ask: async () => true }),
    askToSend: () => async () => undefined,
    untilRest: () => async () => undefined,
    saveFile: () => () => undefined,
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
  const services = {
    tellFact: toNobody,
    ...(modules ?? page),
    ...around({ ...defaultConfig, ...changed }),
    ...further,
  };
  const shop = createShop<VisitGiven & Own>()(services as never);
  return {
    openTab(surroundings, createCell = createMemoryCell) {
      return openVisit(shop, { cells: createCells(createCell), surroundings }) as never;
    },
  };
}
