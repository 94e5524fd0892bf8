import { createFramedDataLayer } from '#adapters/browser/framed-data-layer.ts';
import { createMarketingCookies, createWorkerMarketingCookies } from '#adapters/browser/marketing-cookies.ts';
import { createPageAddress, createWorkerPageAddress } from '#adapters/browser/page-address.ts';
import { createPlausibleVisitCounter } from '#adapters/browser/plausible-visit-counter.ts';
import { watchValue } from '#adapters/browser/watch-value.ts';
import type { MarketingRules } from '#domain/analytics/marketing-rules.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createCountVisit } from '#domain/workflows/count-visit.ts';
import { createFillDataLayer } from '#domain/workflows/fill-data-layer.ts';
import { createTellConversions } from '#domain/workflows/tell-conversions.ts';
import {
  createFacts,
  createForgetRefused,
  type FactListener,
  type Facts,
  type ForgetRefused,
} from '#domain/workflows/tell-fact.ts';
import { createTellPage, type TellPage } from '#domain/workflows/tell-page.ts';
import { lazyVerbs } from '../wiring/late.ts';
import { browserConsent } from './consent.ts';

async function loadQueue() {
  return (await import(/* webpackChunkName: "queue" */ '../areas/begin-queue.ts')).openQueue;
}

type Listeners = { readonly tellConversions: FactListener; readonly countVisit: FactListener };
type PageListeners = Listeners & { readonly fillDataLayer: FactListener };

/** Who hears of what happens. Another service is one line more. */
export const analytics = {
  tellConversions: createTellConversions,
  countVisit: createCountVisit,
  factListeners: ({ tellConversions, countVisit }: Listeners) => [tellConversions, countVisit],
  facts: createFacts,
  tellFact: ({ facts }: { readonly facts: Facts }) => facts.tell,
  forgetRefused: createForgetRefused,
};

function visitCounter({ measuringUrl }: { readonly measuringUrl: string }) {
  return createPlausibleVisitCounter({ url: measuringUrl });
}

/** With what pages tell, and with tags, which need a page. */
export const pageAnalytics = {
  ...analytics,
  fillDataLayer: createFillDataLayer,
  factListeners: ({ tellConversions, countVisit, fillDataLayer }: PageListeners) => [
    tellConversions,
    countVisit,
    fillDataLayer,
  ],
  tellPage: createTellPage,
  tellPages: createTellPages,
};

/** Over a page of this browser; it comes where something is configured that hears. */
export const browserAnalytics = {
  ...browserConsent,
  ...pageAnalytics,
  dropEvents: lazyVerbs(loadQueue)('dropEvents'),
  marketingCookies: () => createMarketingCookies(),
  visitCounter,
  dataLayer: ({ marketing, clock }: { readonly marketing: MarketingRules; readonly clock: Clock }) =>
    createFramedDataLayer({ url: marketing.dataLayerUrl, clock }),
  pageAddress: () => createPageAddress(),
};

type Shown = { readonly page: PageStanding; readonly isMoving: boolean };
type PageStanding = {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly shows: string;
};

/** Where a visit is, and whenever it is elsewhere. */
type Moving = { readonly get: () => Shown; readonly subscribe: (look: () => void) => unknown };

type Followed = { readonly consent: Consent; readonly forgetRefused: ForgetRefused; readonly tellPage: TellPage };

/**
 * Tells of each page once it stands. What was kept for a purpose is deleted when it is refused, here or in another tab, and when a
 * visit finds it refused.
 */
function createTellPages({ consent, forgetRefused, tellPage }: Followed): (moving: Moving) => Promise<void> {
  return async ({ get, subscribe }) => {
    const look = (): void => {
      const { page, isMoving } = get();
      if (!isMoving) tellPage({ address: page.location.pathname + page.location.search, shows: page.shows });
    };
    subscribe(look);
    look();
    watchValue(
      () => consent.purposes.filter(consent.allows).join(),
      () => void forgetRefused(),
    );
    await forgetRefused();
  };
}

/** Over its worker, which may send an order when no page is open. */
export const workerAnalytics = {
  ...browserConsent,
  ...analytics,
  marketingCookies: () => createWorkerMarketingCookies(),
  visitCounter,
  pageAddress: () => createWorkerPageAddress(),
};
