import { createBrowserInstallOffer } from '#adapters/browser/browser-install-offer.ts';
import { createCookieStoreChoice } from '#adapters/browser/cookie-store-choice.ts';
import { createLocalStorageRedirect } from '#adapters/browser/local-storage-redirect.ts';
import { noHumanCheck } from '#adapters/browser/no-human-check.ts';
import { createUntilRest } from '#adapters/browser/until-rest.ts';
import type { ViewConfig } from '#config/page-config.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { acting } from '../areas/actions.ts';
import { lateCart } from '../areas/cart.ts';
import { lateGateways } from '../areas/gateways.ts';
import { kept } from '../areas/kept.ts';
import { lateAccounts, lateQueue } from '../areas/late-accounts.ts';
import { lateOrders } from '../areas/late-orders.ts';
import { startPage } from '../areas/start-page.ts';
import { lazyVerbs } from '../wiring/late.ts';
import { valuesOf } from '../wiring/services.ts';
import { device } from './device.ts';

async function loadOffline() {
  return (await import(/* webpackChunkName: "rest" */ './browser-offline.ts')).browserOffline;
}

const verb = lazyVerbs(loadOffline);

/** What is done with the worker, whose code comes when the page has come to rest. */
const lateOffline = {
  followWorker: verb('followWorker'),
  renewShop: verb('renewShop'),
  forgetVisits: verb('forgetVisits', () => () => undefined),
  askToSend: verb('askToSend', () => () => undefined),
};

/** With what asks for the Yes, which such a shop needs as well. */
async function loadAnalytics() {
  return (await import(/* webpackChunkName: "consent" */ '../screens/analytics.ts')).browserAnalytics;
}

const tell = lazyVerbs(loadAnalytics);
const nobody = () => () => undefined;

/** Who is told of what happens; what is told while the code cannot be had is told to nobody. */
const telling = { tellFact: tell('tellFact', nobody), tellPages: tell('tellPages', nobody) };

const silent = () => async () => undefined;

/** In most shops nobody is told anything. */
const untold = { tellFact: silent, tellPages: silent };

function isHeard(config: ViewConfig): boolean {
  return (
    config['analytics.conversions'] || config['analytics.measuring'] !== '' || config['analytics.dataLayer'] !== ''
  );
}

/** What a page of the browser can do: carts, orders, the catalog's searches, the device. */
export function browserActions(config: ViewConfig) {
  return {
    ...acting,
    ...startPage,
    ...kept,
    ...lateCart,
    ...lateOrders,
    ...lateAccounts,
    ...lateQueue,
    ...lateGateways,
    ...lateOffline,
    ...(isHeard(config) ? telling : untold),
    ...valuesOf({
      ...device(config),
      storeChoiceKeeper: createCookieStoreChoice(config.view?.prefix),
      humanCheck: noHumanCheck,
      redirect: createLocalStorageRedirect(),
      installOffer: createBrowserInstallOffer(),
    }),
    untilRest: ({ clock }: { readonly clock: Clock }) => createUntilRest(clock),
  };
}
