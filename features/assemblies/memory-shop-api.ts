import { createMemoryGateways, inNameOf, type MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { type StockGateway, stockUnsure } from '#domain/stock/availability.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import { createGroupSearch, type GroupPrices } from './group-search.ts';
import { attributesOfShop } from './memory-products.ts';
import { breakWith } from './memory-shop-faults.ts';
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
  const stockFault = { isBroken: false };
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
      stock: breakableStock(fakes, stockFault),
    }),
    ...sellingFrom(fakes, groupPrices),
    ...showingFrom(fakes),
    ...translatingInto(translations),
    ...givingFrom(fakes),
    ...toldTo(fakes),
    ...askedOf(fakes),
    ...orderedFrom(fakes, around.clock.now),
    setTime: async () => undefined,
    breaks: async (fault) => breakWith(fakes, stockFault, fault),
    async holdsCatalog() {
      const letGo = search.hold();
      return async () => letGo();
    },
  };
}

/** Tells nothing of what is left while it is broken. */
function breakableStock({ stock }: MemoryGateways, fault: { readonly isBroken: boolean }): StockGateway {
  return {
    look: async (sku) => (fault.isBroken ? stockUnsure : stock.look(sku)),
    list: async (skus) => (fault.isBroken ? [] : stock.list(skus)),
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
