import { createMemoryGateways, inNameOf, type MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { type StockGateway, stockUnsure } from '#domain/stock/availability.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import { writesOverLine } from './garbled-line.ts';
import { createGroupSearch, type GroupPrices } from './group-search.ts';
import { attributesOfShop } from './memory-attributes.ts';
import { breakWith, type SetFaults } from './memory-shop-faults.ts';
import { givingFrom, sellingFrom, showingFrom } from './memory-shop-products.ts';
import { askedOf, orderedFrom, toldTo } from './memory-shop-told.ts';
import { type MemoryTranslations, pagesInLanguage, translatingInto } from './memory-translations.ts';
import type { ShopApi } from './shop-api.ts';
import { isReachable, type Surroundings } from './surroundings.ts';

/** A shop's API in memory, and the fakes of the ports that it is made of. */
export type MemoryShopApi = ShopApi & { readonly fakes: MemoryGateways };

/** With a page to pay on, as the reference API has one. */
export function createPaidShopApi(around: Surroundings): MemoryShopApi {
  const api = createMemoryShopApi(around);
  api.fakes.orders.opensPaymentPage('https://pay.test/');
  return api;
}

/** A shop's API in memory: the fakes of the ports, told what to do by the steps. */
export function createMemoryShopApi(around: Surroundings): MemoryShopApi {
  const fakes = createFakes(around);
  const { search } = fakes;
  search.putAttributes(...attributesOfShop);
  const faults: SetFaults = { isStockBroken: false, reviewLine: null };
  const groupPrices: GroupPrices = new Map();
  const translations: MemoryTranslations = new Map();
  const priceGroupIn = (session: ReadonlyCell<Session> = createMemoryCell(guestSession)) =>
    createFindPriceGroup({ session, sessionRules: around.settings.sessionRules });

  return {
    fakes,
    tokensOf: () => fakes.tokens,
    gatewaysOf: ({ storeView, withAuthorization, session }) => ({
      ...fakes,
      pages: pagesInLanguage(fakes.pages, translations, storeView),
      search: createGroupSearch({
        ...fakes,
        prices: groupPrices,
        market: marketOf(around),
        findPriceGroup: priceGroupIn(session),
      }),
      ...inNameOf(withAuthorization, fakes),
      stock: breakableStock(fakes, faults),
      reviews: breakableReviews(fakes, faults, around),
    }),
    ...sellingFrom(fakes, groupPrices),
    ...showingFrom(fakes),
    ...translatingInto(translations),
    ...givingFrom(fakes),
    ...toldTo(fakes),
    ...askedOf(fakes),
    ...orderedFrom(fakes, around.clock.now),
    setTime: async () => undefined,
    breaks: async (fault) => breakWith(fakes, faults, fault),
    ...holding(fakes),
  };
}

/** What waits until it is let go. */
function holding({ search, reviews }: MemoryGateways) {
  const heldBy = (letGo: () => void) => async () => letGo();
  return {
    holdsCatalog: async () => heldBy(search.hold()),
    holdsReviews: async () => heldBy(reviews.hold()),
  } satisfies Partial<ShopApi>;
}

/** Tells nothing of what is left while it is broken. */
function breakableStock({ stock }: MemoryGateways, faults: Readonly<SetFaults>): StockGateway {
  return {
    look: async (sku) => (faults.isStockBroken ? stockUnsure : stock.look(sku)),
    list: async (skus) => (faults.isStockBroken ? [] : stock.list(skus)),
  };
}

/** Hands them in over a line that garbles answers, once there is one. */
function breakableReviews(
  { reviews }: MemoryGateways,
  faults: Readonly<SetFaults>,
  { log }: Surroundings,
): ReviewGateway {
  return {
    latest: reviews.latest,
    write: (...asked) => (faults.reviewLine ? writesOverLine(faults.reviewLine, log) : reviews).write(...asked),
  };
}

function createFakes(around: Surroundings): MemoryGateways {
  return createMemoryGateways({
    isReachable: () => isReachable(around),
    market: marketOf(around),
    now: () => around.clock.now(),
  });
}

const marketOf = (around: Surroundings) => (): Market => ({
  country: countryIdOf(around.chosen.storeView),
  today: dayAt(around.clock.now()),
});
