import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserJitter } from '#adapters/browser/browser-jitter.ts';
import { noHumanCheck } from '#adapters/browser/no-human-check.ts';
import { serverLimits } from '#adapters/http/transport.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { createCatalogMemory } from '#adapters/remembering/remembering-catalog.ts';
import type { ViewConfig } from '#config/page-config.ts';
import type { OpenAccountsCart } from '#domain/cart/open-accounts-cart.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { asGuest } from '#domain/session/with-authorization.ts';
import type { Log } from '#domain/shared/log.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Register } from '#domain/workflows/register.ts';
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import { accounts } from '../areas/accounts.ts';
import { acting } from '../areas/actions.ts';
import { cartVerbs } from '../areas/cart-verbs.ts';
import { frameModels } from '../areas/frame.ts';
import { type FollowCall, httpGateways } from '../areas/http-gateways.ts';
import { keepsNoOrders } from '../areas/keeps-no-orders.ts';
import { forgotten } from '../areas/kept.ts';
import { messages } from '../areas/messages.ts';
import { revising } from '../areas/revising.ts';
import { settings } from '../areas/settings.ts';
import { sidePages } from '../areas/side-pages.ts';
import { sharedOf, shownState } from '../areas/state.ts';
import { productReading } from '../screens/product-read.ts';
import { type Cells, createCells } from '../wiring/cells.ts';
import { createShop, valuesOf } from '../wiring/services.ts';

type Options = { readonly config: ViewConfig; readonly apiUrl: string; readonly log: Log };

export type ServerShop = ReturnType<typeof createServerShop>;

/** The shop of the page server: the same services over plain cells, and a device that keeps nothing. */
export function createServerShop({ config, apiUrl, log }: Options) {
  const clock = createBrowserClock();
  const dictionary = createDictionary(translations);
  const { news, ...told } = createCatalogNews();
  const remember = () => createCatalogMemory(clock, Number(config['search.serverTimeout']), news);
  let memory = remember();
  const shop = createShop<{ readonly cells: Cells; readonly followCall: FollowCall }>()({
    ...settings(config),
    ...messages(dictionary),
    ...shownState,
    ...forgotten,
    ...acting,
    ...sidePages,
    ...accounts,
    ...cartVerbs,
    ...revising,
    ...frameModels,
    ...productReading,
    ...httpGateways({ baseUrl: apiUrl, limits: serverLimits }, () => memory),
    ...valuesOf({ ...noDevice(), clock, log }),
  });
  return {
    dictionary,
    /** Lists what the parts of pages bring. */
    add: shop.add,
    /** One visit for each request; of the shopper it knows the country, language and currency alone. `followCall` follows its calls. */
    openVisit(storeView: StoreView, followCall: FollowCall = (_call, send) => send({})) {
      const cells = createCells(createMemoryCell, { storeView });
      const visit = shop.open({ cells, followCall });
      visit.storeView.get(); // it travels in every page, also in one that asks for nothing
      return { shop: visit, shared: () => sharedOf(cells.snapshot()) };
    },
    /** Later visits ask the catalog anew. */
    forgetCatalog() {
      memory = remember();
    },
    ...told,
  };
}

/** What is known of the catalog beside its answers, over all visits. */
function createCatalogNews() {
  let [changes, faults] = [0, 0];
  const onFault = (): void => {
    faults += 1;
  };
  return {
    news: { changes: () => changes, onFault },
    /** Later visits ask the catalog anew, and what was known stands in while it does not answer. */
    outdateCatalog(): void {
      changes += 1;
    },
    /** How often a page had to go on without what the catalog says now. */
    catalogFaults: () => faults,
  };
}

/** What is there in place of a device: the shells of private pages are drawn with the same services. */
function noDevice() {
  const openAccountsCart: OpenAccountsCart = async () => ({ kind: 'unreachable' }); // nobody is signed in here
  const register: Register = async () => ({ kind: 'failed' });
  const sendTask: SendTask = async () => ({ kind: 'not-kept' });
  const keepsNothing = (): Promise<ResilientStore> => Promise.reject(new Error('The page server keeps nothing.'));
  return {
    withAuthorization: asGuest,
    openAccountsCart,
    register,
    startSession: async () => undefined,
    sendTask,
    tellFact: async () => undefined, // what browsers do is told there
    humanCheck: noHumanCheck,
    ids: createBrowserIds(),
    jitter: createBrowserJitter(),
    locks: createMemoryLocks(),
    tabMessages: { send: () => undefined, listen: () => () => undefined },
    storeChoiceKeeper: { keep: () => undefined }, // here a form chooses, and the answer to it keeps the choice
    renewShop: async () => undefined,
    forgetVisits: async () => undefined,
    askToSend: async () => undefined,
    redirect: { find: () => null, keep: () => undefined, forget: () => undefined },
    deviceStore: keepsNothing,
    orderStore: keepsNoOrders,
    ordersElsewhere: async () => [],
    taskStore: keepsNoTasks,
    deviceNews: createDeviceNewsChannel(),
    lastingStorage: { ask: async () => true }, // nothing waits here
    installOffer: { isThere: () => false, ask: async () => false },
    deviceFlagStore: keepsNothing,
    connectivity: { isOnline: () => true, onChange: () => () => undefined },
    addressBar: { replace: () => undefined },
  };
}

const failed = { kind: 'failed', reason: 'The page server keeps nothing.' } as const;

const keepsNoTasks: TaskStore = {
  put: async () => failed,
  get: async () => failed,
  remove: async () => failed,
  page: async () => failed,
  about: async () => failed,
};
