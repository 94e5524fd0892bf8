import { createFramedDataLayer } from '#adapters/browser/framed-data-layer.ts';
import { createMarketingCookies, createWorkerMarketingCookies } from '#adapters/browser/marketing-cookies.ts';
import { createPageAddress, createWorkerPageAddress } from '#adapters/browser/page-address.ts';
import { createPlausibleVisitCounter } from '#adapters/browser/plausible-visit-counter.ts';
import { watchValue } from '#adapters/browser/watch-value.ts';
import { readStoredCounts, readStoredTags } from '#adapters/stored/stored-waiting-events.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { MarketingRules } from '#domain/analytics/marketing-rules.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import { noWaitingEvents, type WaitingEvent, type WaitingEvents } from '#domain/analytics/waiting-event.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createCountVisit } from '#domain/workflows/count-visit.ts';
import { createFillDataLayer, createKeepForTags } from '#domain/workflows/fill-data-layer.ts';
import { createTellConversions } from '#domain/workflows/tell-conversions.ts';
import {
  createFacts,
  createForgetRefused,
  type FactListener,
  type Facts,
  type ForgetRefused,
} from '#domain/workflows/tell-fact.ts';
import { createTellPage, type TellPage } from '#domain/workflows/tell-page.ts';
import { type KeptCell, personsArea } from '../areas/kept-area.ts';
import { lazyVerbs } from '../wiring/late.ts';
import { browserConsent } from './consent.ts';

async function loadQueue() {
  return (await import(/* webpackChunkName: "queue" */ '../areas/begin-queue.ts')).openQueue;
}

const rules = { keyOf: ({ id }: WaitingEvent<unknown>) => id };

/** What is agreed to and could not be told yet. It says what was looked at, and goes with its person. */
const waitingCounts = personsArea<WaitingEvents<VisitEvent>>({
  ...{ area: 'waitingCounts', initial: noWaitingEvents, parse: readStoredCounts, rules },
});
const waitingTags = personsArea<WaitingEvents<EcommerceEvent>>({
  ...{ area: 'waitingTags', initial: noWaitingEvents, parse: readStoredTags, rules },
});

type Listeners = {
  readonly tellConversions: FactListener;
  readonly countVisit: FactListener;
  readonly fillDataLayer: FactListener;
};

/** Who hears of what happens. Another service is one line more. */
export const analytics = {
  waitingCounts: waitingCounts.keep,
  waitingTags: waitingTags.keep,
  tellConversions: createTellConversions,
  countVisit: createCountVisit,
  factListeners: ({ tellConversions, countVisit, fillDataLayer }: Listeners) => [
    tellConversions,
    countVisit,
    fillDataLayer,
  ],
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

type Followed = {
  readonly consent: Consent;
  readonly forgetRefused: ForgetRefused;
  readonly tellPage: TellPage;
  readonly visitor: ReadonlyCell<CustomerId | null>;
  readonly waitingCounts: KeptCell;
  readonly waitingTags: KeptCell;
};

/**
 * Tells of each page once it stands. What was kept for a purpose is deleted when it is refused,
 * here or in another tab, and when a visit finds it refused.
 */
function createTellPages(followed: Followed): (moving: Moving) => Promise<void> {
  const { consent, forgetRefused, tellPage } = followed;
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
    goWithPerson(followed);
    await forgetRefused();
  };
}

/** What waits becomes theirs who signs in, and what is of somebody who has left goes. */
function goWithPerson({ visitor, waitingCounts, waitingTags }: Followed): void {
  let before = visitor.get();
  watchValue(visitor.get, () => {
    for (const cell of [waitingCounts, waitingTags]) {
      if (before !== null) cell.forget();
      void cell.read();
    }
    before = visitor.get();
  });
}

/** Over its worker, which may send an order when no page is open. */
export const workerAnalytics = {
  ...browserConsent,
  ...analytics,
  fillDataLayer: createKeepForTags,
  marketingCookies: () => createWorkerMarketingCookies(),
  visitCounter,
  pageAddress: () => createWorkerPageAddress(),
};
