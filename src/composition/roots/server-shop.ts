import { ContainerModule } from 'inversify';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserSpread } from '#adapters/browser/browser-spread.ts';
import { serverLimits } from '#adapters/http/transport.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { createCatalogMemory } from '#adapters/remembering/remembering-catalog.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { asGuest } from '#domain/session/as-visitor.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createDictionary, type Dictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import { LATE_OPEN_ACCOUNTS_CART } from '../cart/tokens.ts';
import { CLAIMS_STORE } from '../claims/tokens.ts';
import { RENEW_SHOP } from '../device/offline-tokens.ts';
import { ASK_TO_SEND, DEVICE_NEWS, INSTALL_OFFER, LASTING_STORAGE } from '../device/storage-tokens.ts';
import { ADDRESS_BAR, CLOCK, CONNECTIVITY, IDS, LOG, SIGNALS, SPREAD, TURNS } from '../device/tokens.ts';
import { frameModelsModule } from '../frame/frame-models-module.ts';
import { gatewaysModule } from '../gateways/gateways-module.ts';
import { ORDERS_ELSEWHERE } from '../orders/elsewhere-tokens.ts';
import { keepsNoOrders } from '../orders/keeps-no-orders.ts';
import { ORDER_STORE } from '../orders/tokens.ts';
import { provideShared } from '../provide.ts';
import { LATE_SEND_TASK, TASK_STORE } from '../queue/tokens.ts';
import { AS_VISITOR, LATE_REGISTER, REDIRECT } from '../session/tokens.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { STORE_CHOICE_KEEPER, STORE_VIEW } from '../store/tokens.ts';
import { wordsModule } from '../store/words-module.ts';
import { createShop, type Shop, type Snapshot, type Visit } from '../visit.ts';
import { accountsModules } from './accounts-modules.ts';
import { actingModules } from './acting-modules.ts';
import { forgottenModule } from './kept-module.ts';
import { sharedOf, stateModules } from './state.ts';

type Options = { readonly config: ShopConfig; readonly apiUrl: string; readonly log: Log };

export type ServerShop = {
  readonly shop: Shop;
  readonly dictionary: Dictionary;
  /** One visit for each request; of the shopper it knows the country, language and currency alone. */
  readonly openVisit: (storeView: StoreView) => Visit & { readonly shared: () => Snapshot };
  /** Later visits ask the catalog anew. */
  readonly forgetCatalog: () => void;
};

/** The shop of the page server: the same services over plain cells, and a device that keeps nothing. */
export function createServerShop({ config, apiUrl, log }: Options): ServerShop {
  const clock = createBrowserClock();
  const dictionary = createDictionary(translations);
  const remember = () => createCatalogMemory(clock, Number(config['search.serverTimeout']));
  let memory = remember();
  const shop = createShop(
    settingsModule(settingsOf(config)),
    ...stateModules,
    forgottenModule,
    ...actingModules,
    ...accountsModules,
    frameModelsModule,
    gatewaysModule({ baseUrl: apiUrl, limits: serverLimits }, () => memory),
    wordsModule(dictionary),
    serverModule(clock, log),
  );
  return {
    shop,
    dictionary,
    openVisit: (storeView) => {
      const visit = shop.openVisit({ createCell: createMemoryCell, snapshot: { storeView } });
      visit.get(STORE_VIEW); // it travels in every page, also in one that asks for nothing
      return { ...visit, shared: () => sharedOf(visit.snapshot()) };
    },
    forgetCatalog: () => {
      memory = remember();
    },
  };
}

function serverModule(clock: Clock, log: Log): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, CLOCK, clock);
    provideShared(bind, STORE_CHOICE_KEEPER, { keep: () => undefined }); // here a form chooses, and the answer to it keeps the choice
    provideShared(bind, RENEW_SHOP, async () => undefined);
    provideShared(bind, LOG, log);
    provideShared(bind, IDS, createBrowserIds());
    provideShared(bind, SPREAD, createBrowserSpread());
    provideShared(bind, TURNS, createMemoryTurns());
    provideShared(bind, AS_VISITOR, asGuest);
    provideShared(bind, LATE_OPEN_ACCOUNTS_CART, async () => ({ kind: 'unreachable' })); // nobody is signed in here
    provideShared(bind, LATE_REGISTER, async () => ({ kind: 'failed' }));
    provideShared(bind, REDIRECT, { find: () => null, keep: () => undefined, forget: () => undefined });
    provideShared(bind, ORDER_STORE, keepsNoOrders);
    provideShared(bind, ORDERS_ELSEWHERE, async () => []);
    provideShared(bind, DEVICE_NEWS, createDeviceNewsChannel());
    provideShared(bind, TASK_STORE, keepsNoTasks);
    provideShared(bind, SIGNALS, { send: () => undefined, listen: () => () => undefined });
    provideShared(bind, LATE_SEND_TASK, async () => ({ kind: 'not-kept' }));
    provideShared(bind, LASTING_STORAGE, { ask: async () => true }); // nothing waits here
    provideShared(bind, ASK_TO_SEND, async () => undefined);
    provideShared(bind, INSTALL_OFFER, { isThere: () => false, ask: async () => false });
    provideShared(bind, CLAIMS_STORE, () => Promise.reject(new Error('The page server keeps nothing.')));
    provideShared(bind, CONNECTIVITY, { isOnline: () => true, onChange: () => () => undefined });
    provideShared(bind, ADDRESS_BAR, { replace: () => undefined });
  });
}

const failed = { kind: 'failed', reason: 'The page server keeps nothing.' } as const;

/** The shells of private pages are drawn with the same services, of which nothing ever waits here. */
const keepsNoTasks: TaskStore = {
  put: async () => failed,
  get: async () => failed,
  remove: async () => failed,
  page: async () => failed,
  about: async () => failed,
};
