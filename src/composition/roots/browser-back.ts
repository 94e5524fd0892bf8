import { ContainerModule } from 'inversify';
import { createBrowserInstallOffer } from '#adapters/browser/browser-install-offer.ts';
import { createCookieStoreChoice } from '#adapters/browser/cookie-store-choice.ts';
import { createLocalStorageRedirect } from '#adapters/browser/local-storage-redirect.ts';
import { noHumanCheck } from '#adapters/browser/no-human-check.ts';
import { createUntilRest } from '#adapters/browser/until-rest.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Dictionary } from '#viewmodels/words/dictionary.ts';
import { FOLLOW_WORKER, RENEW_SHOP, UNTIL_REST } from '../device/offline-tokens.ts';
import { ASK_TO_SEND, FORGET_VISITS, INSTALL_OFFER, WATCH_QUOTA } from '../device/storage-tokens.ts';
import { LOG } from '../device/tokens.ts';
import { lateGatewaysModule } from '../gateways/late-gateways-module.ts';
import { journeysModule } from '../journeys/journeys-module.ts';
import { lateQueueModule } from '../journeys/late-queue-module.ts';
import { ACCOUNTS } from '../journeys/tokens.ts';
import { visitorModule } from '../journeys/visitor-module.ts';
import type { Offline } from '../offline/create-offline.ts';
import { loadOffline } from '../offline/load-offline.ts';
import { provideShared } from '../provide.ts';
import { QUEUE } from '../queue/tokens.ts';
import { HUMAN_CHECK, REDIRECT } from '../session/tokens.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { STORE_CHOICE_KEEPER } from '../store/tokens.ts';
import { wordsModule } from '../store/words-module.ts';
import { createShop, type Resolve, type Shop } from '../visit.ts';
import { actingModules } from './acting-modules.ts';
import type { BrowserHalf } from './browser-half.ts';
import { keptModule } from './kept-module.ts';
import { provideDevice } from './provide-device.ts';
import { stateModules } from './state.ts';

/**
 * The half of the shop that acts: carts, orders, the catalog's searches, the device. It arrives after the page has
 * come to life, or with the first thing a shopper does, and shares the cells of the half that is already there.
 */
export function createBrowserBack(
  config: ShopConfig,
  cells: Parameters<Shop['openVisit']>[0],
  dictionary: Dictionary,
): BrowserHalf {
  const shop = createShop(
    settingsModule(settingsOf(config)),
    ...stateModules,
    keptModule,
    ...actingModules,
    visitorModule,
    lateQueueModule,
    new ContainerModule(({ bind }) => {
      provideShared(bind, ACCOUNTS, () => accounts());
      provideShared(bind, QUEUE, () => queue());
    }),
    journeysModule,
    lateGatewaysModule,
    deviceModule(config),
    workerModule(() => visit.get),
    wordsModule(dictionary),
  );
  const visit = shop.openVisit(cells);
  const accounts = askedOnce(async () => {
    const { accountsModules } = await import(/* webpackChunkName: "session" */ './accounts-modules.ts');
    shop.load(...accountsModules);
    return visit.get;
  });
  const queue = askedOnce(async () => {
    const { queueModules } = await import(/* webpackChunkName: "queue" */ './queue-modules.ts');
    shop.load(...queueModules);
    return visit.get;
  });
  visit
    .get(WATCH_QUOTA)()
    .catch((fault: unknown) => visit.get(LOG).error(`The caches are not kept small: ${String(fault)}`));
  return { shop, visit };
}

/** What is done with the worker, whose code comes when the page has come to rest. */
function workerModule(get: () => Resolve): ContainerModule {
  let opened: Offline | null = null; // one, which knows what of this visit is still to be kept
  const offline = async () => {
    const { createBrowserOffline } = await loadOffline();
    opened ??= createBrowserOffline(get());
    return opened;
  };
  return new ContainerModule(({ bind }) => {
    provideShared(bind, FOLLOW_WORKER, async (followPages) => (await offline()).followWorker(followPages));
    provideShared(bind, RENEW_SHOP, async () => (await offline()).renewShop());
    provideShared(bind, FORGET_VISITS, async () => (await offline().catch(() => null))?.forgetVisits());
    provideShared(bind, ASK_TO_SEND, async () => (await offline().catch(() => null))?.askToSend());
  });
}

/** The device: its clock and its network. */
function deviceModule(config: ShopConfig): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const clock = provideDevice(bind, config);
    provideShared(bind, STORE_CHOICE_KEEPER, createCookieStoreChoice());
    provideShared(bind, HUMAN_CHECK, noHumanCheck);
    provideShared(bind, REDIRECT, createLocalStorageRedirect());
    provideShared(bind, UNTIL_REST, createUntilRest(clock));
    provideShared(bind, INSTALL_OFFER, createBrowserInstallOffer());
  });
}
