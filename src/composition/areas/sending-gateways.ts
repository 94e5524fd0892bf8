import { createEntitySearch } from '#adapters/http/entity-search.ts';
import { createFetchHttpClient } from '#adapters/http/fetch-http-client.ts';
import { createHttpCartGateway } from '#adapters/http/http-cart-gateway.ts';
import { createHttpMailGateway } from '#adapters/http/http-mail-gateway.ts';
import { createHttpNewsletterGateway } from '#adapters/http/http-newsletter-gateway.ts';
import { createHttpOrderGateway } from '#adapters/http/http-order-gateway.ts';
import { createHttpPriceFallGateway } from '#adapters/http/http-price-fall-gateway.ts';
import { createHttpRestockGateway } from '#adapters/http/http-restock-gateway.ts';
import { createHttpSearchIndex } from '#adapters/http/http-search-index.ts';
import { createHttpStockCheck } from '#adapters/http/http-stock-check.ts';
import { createHttpTokenGateway } from '#adapters/http/http-token-gateway.ts';
import { createHttpTrackingGateway } from '#adapters/http/http-tracking-gateway.ts';
import { createHttpUserGateway } from '#adapters/http/http-user-gateway.ts';
import { browserLimits, createTransport, type Transport } from '#adapters/http/transport.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { adjustPricesBy, type ByPriceSource } from './adjust-prices-by.ts';
import { type BySetting, searchCallBy } from './search-call-by.ts';

type Ports = { readonly storeView: ReadonlyCell<StoreView>; readonly log: Log; readonly namedStore: string };

type InTheirName = Ports & { readonly withAuthorization: WithAuthorization };

type Over = { readonly transport: Transport };

type ForSearch = Over & Ports & BySetting & ByPriceSource & Parameters<typeof createFindPriceGroup>[0];

const access = { baseUrl: '', limits: browserLimits, http: createFetchHttpClient() };

/** The shop's API as far as what waits is sent to it: nothing that only a page shows. */
export const sendingGateways = {
  transport: ({ storeView, log, namedStore, withAuthorization }: InTheirName) =>
    createTransport({ ...access, storeView, log, namedStore, withAuthorization }),
  /** The cart of an account may have lines that this device knows nothing of. */
  searchIndex(services: ForSearch) {
    const { transport, log, storeView, namedStore, serverApi } = services;
    const searchEntities = createEntitySearch({ transport, namedStore, loadSearchCall: searchCallBy(serverApi) });
    const { adjustPrices } = adjustPricesBy(services);
    return createHttpSearchIndex({
      ...{ log, storeView, searchEntities, findPriceGroup: createFindPriceGroup(services) },
      ...(adjustPrices && { adjustPrices: adjustPrices({ transport, searchEntities }) }),
    });
  },
  cartGateway: ({ transport }: Over) => createHttpCartGateway({ transport }),
  stockCheck: ({ transport }: Over) => createHttpStockCheck({ transport }),
  orderGateway: ({ transport }: Over) => createHttpOrderGateway({ transport }),
  userGateway: ({ transport }: Over) => createHttpUserGateway({ transport }),
  mailGateway: ({ transport }: Over) => createHttpMailGateway({ transport }),
  newsletterGateway: ({ transport }: Over) => createHttpNewsletterGateway({ transport }),
  priceFallGateway: ({ transport }: Over) => createHttpPriceFallGateway({ transport }),
  restockGateway: ({ transport }: Over) => createHttpRestockGateway({ transport }),
  trackingGateway: ({ transport }: Over) => createHttpTrackingGateway({ transport }),
  /** No session is needed for tokens. */
  tokenGateway: ({ storeView, log, namedStore }: Ports) =>
    createHttpTokenGateway({ transport: createTransport({ ...access, storeView, log, namedStore }) }),
};
