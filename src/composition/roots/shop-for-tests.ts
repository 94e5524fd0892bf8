import '../cart/cart-verbs.ts'; // there beforehand, so that they come in no time
import { ContainerModule } from 'inversify';
import type { Gateways } from '#adapters/gateways.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemorySpread } from '#adapters/memory/memory-spread.ts';
import { defaultConfig, type ShopConfig } from '#config/shop-config.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { AsVisitor } from '#domain/session/as-visitor.ts';
import type { KeptRedirect } from '#domain/session/redirect.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { DeviceCaches } from '#domain/storage/device-caches.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import { createDropVisited } from '#domain/storage/drop-visited.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createDictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import { UNTIL_REST } from '../device/offline-tokens.ts';
import { ASK_TO_SEND, DEVICE_NEWS, FORGET_VISITS, LASTING_STORAGE } from '../device/storage-tokens.ts';
import {
  CLOCK,
  CONNECTIVITY,
  DEVICE_JOURNAL,
  DEVICE_STORE,
  DRAFT_JOURNAL,
  DRAFT_STORE,
  IDS,
  LOG,
  SIGNALS,
  SPREAD,
  TURNS,
} from '../device/tokens.ts';
import { provideGateways } from '../gateways/gateways.ts';
import { beginQueueModule } from '../journeys/begin-queue-module.ts';
import { journeysModule } from '../journeys/journeys-module.ts';
import { lateQueueModule } from '../journeys/late-queue-module.ts';
import { ACCOUNTS } from '../journeys/tokens.ts';
import { visitorModule } from '../journeys/visitor-module.ts';
import { ORDERS_ELSEWHERE } from '../orders/elsewhere-tokens.ts';
import { ORDER_STORE } from '../orders/tokens.ts';
import { type Bind, provide, provideShared } from '../provide.ts';
import { QUEUE, TASK_STORE } from '../queue/tokens.ts';
import { AS_VISITOR, REDIRECT, TOKEN_GATEWAY } from '../session/tokens.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { STORE_CHOICE_KEEPER, STORE_VIEW } from '../store/tokens.ts';
import { wordsModule } from '../store/words-module.ts';
import { type Token, token } from '../token.ts';
import { type CreateCell, createShop, type Module, type Resolve, type Visit } from '../visit.ts';
import { accountsModules } from './accounts-modules.ts';
import { actingModules } from './acting-modules.ts';
import { keptModule } from './kept-module.ts';
import { stateModules } from './state.ts';

/** Everything around one tab: its device, its network and its shop. */
export type AroundForTests = {
  readonly clock: Clock;
  readonly turns: Turns;
  readonly signals: Signals;
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
  readonly tasks: TaskStore;
  readonly caches: DeviceCaches;
  readonly tokens: TokenGateway;
  readonly gatewaysOf: (visit: VisitForTests) => Gateways;
};

type VisitForTests = { readonly withAuthorization: AsVisitor; readonly storeView: ReadonlyCell<StoreView> };

type Own = { readonly around: AroundForTests; readonly get: Resolve };

type Given = {
  readonly modules?: readonly Module[];
  readonly further?: readonly Module[];
  readonly changed?: Partial<ShopConfig>;
};

/** What a page can do. */
const pageModules: readonly Module[] = [
  ...stateModules,
  keptModule,
  ...actingModules,
  ...accountsModules,
  beginQueueModule,
  lateQueueModule,
  visitorModule,
  journeysModule,
];

/** Opens tabs, each with what is around it. */
export type ShopForTests = { readonly openTab: (around: AroundForTests, createCell?: CreateCell) => Visit };

const OWN = token<Own>('own-for-tests');
const GATEWAYS = token<Gateways>('gateways-for-tests');

/**
 * The shop in one container, whatever the devices on which it is opened; the whole of it when no modules are named.
 * `changed`: how it is configured.
 */
export function createShopForTests({ modules = pageModules, further = [], changed = {} }: Given = {}): ShopForTests {
  let next: Own | null = null;
  const shop = createShop(
    settingsModule(settingsOf({ ...defaultConfig, ...changed })),
    wordsModule(createDictionary(translations)),
    ...modules,
    ...further,
    new ContainerModule(({ bind }) => {
      provide(bind, OWN, takeNext, {});
      provideAround(bind);
    }),
  );
  return {
    openTab(around, createCell = createMemoryCell) {
      const visit = shop.openVisit({ createCell });
      next = { around, get: visit.get };
      visit.get(OWN);
      return visit;
    },
  };

  /** The one visit that was just opened asks first. */
  function takeNext(): Own {
    const own = next;
    next = null;
    if (!own) throw new Error('No tab is being opened.');
    return own;
  }
}

/** All verbs of a shop for tests are there from the beginning. */
function resolving({ ownForTests }: { readonly ownForTests: Own }) {
  return async () => ownForTests.get;
}

function provideAround(bind: Bind): void {
  const of = <T>(name: Token<T>, pick: (around: AroundForTests) => T): void =>
    provide(bind, name, ({ own }: { readonly own: Own }) => pick(own.around), { own: OWN });
  const resilient = (store: KeyValueStore, { clock, log }: AroundForTests) => {
    const made = createResilientStore({ store, clock, log });
    return async () => made;
  };
  for (const name of [ACCOUNTS, QUEUE]) provide(bind, name, resolving, { ownForTests: OWN });
  provideShared(bind, UNTIL_REST, async () => undefined);
  of(CLOCK, ({ clock }) => clock);
  of(REDIRECT, ({ redirect }) => redirect);
  of(LOG, ({ log }) => log);
  of(IDS, ({ ids }) => ids);
  of(TURNS, ({ turns }) => turns);
  of(SIGNALS, ({ signals }) => signals);
  of(CONNECTIVITY, ({ connectivity }) => connectivity);
  of(DEVICE_STORE, (around) => resilient(around.store, around));
  of(DRAFT_STORE, (around) => resilient(around.drafts, around));
  of(DEVICE_JOURNAL, ({ journal }) => journal);
  of(DRAFT_JOURNAL, ({ draftJournal }) => draftJournal);
  of(ORDER_STORE, ({ orders }) => orders);
  of(ORDERS_ELSEWHERE, () => async () => []);
  of(TASK_STORE, ({ tasks }) => tasks);
  of(FORGET_VISITS, createDropVisited);
  of(DEVICE_NEWS, createDeviceNewsChannel);
  of(TOKEN_GATEWAY, ({ tokens }) => tokens);
  provideShared(bind, LASTING_STORAGE, { ask: async () => true });
  provideShared(bind, ASK_TO_SEND, async () => undefined);
  provideShared(bind, SPREAD, createMemorySpread());
  provideShared(bind, STORE_CHOICE_KEEPER, { keep: () => undefined });
  provide(bind, GATEWAYS, ({ own, ...visit }) => own.around.gatewaysOf(visit), {
    own: OWN,
    withAuthorization: AS_VISITOR,
    storeView: STORE_VIEW,
  });
  provideGateways(bind, GATEWAYS);
}
