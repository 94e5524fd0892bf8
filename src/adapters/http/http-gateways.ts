import { createFindPriceGroup, type FindPriceGroup, type PriceRules } from '#domain/session/price-group.ts';
import type { Session } from '#domain/session/session.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Gateways } from '../gateways.ts';
import type { AdjustPrices, PriceWays } from './adjust-prices.ts';
import { createAxiosHttpClient } from './axios-http-client.ts';
import { createEntitySearch } from './entity-search.ts';
import { createHttpAccountGateway } from './http-account-gateway.ts';
import { createHttpBlockGateway } from './http-block-gateway.ts';
import { createHttpCartGateway } from './http-cart-gateway.ts';
import type { HttpClient } from './http-client.ts';
import { createHttpDeliveryGateway } from './http-delivery-gateway.ts';
import { createHttpHomeGateway } from './http-home-gateway.ts';
import { createHttpMailGateway } from './http-mail-gateway.ts';
import { createHttpNewsletterGateway } from './http-newsletter-gateway.ts';
import { createHttpOrderGateway } from './http-order-gateway.ts';
import { createHttpPageGateway } from './http-page-gateway.ts';
import { createHttpPriceFallGateway } from './http-price-fall-gateway.ts';
import { createHttpPromoGateway } from './http-promo-gateway.ts';
import { createHttpRestockGateway } from './http-restock-gateway.ts';
import { createHttpReviewGateway } from './http-review-gateway.ts';
import { createHttpSearchIndex } from './http-search-index.ts';
import { createHttpSharedListGateway } from './http-shared-list-gateway.ts';
import { createHttpSizeGuideGateway } from './http-size-guide-gateway.ts';
import { createHttpStockCheck } from './http-stock-check.ts';
import { createHttpStoreLocationGateway } from './http-store-location-gateway.ts';
import { createHttpTokenGateway } from './http-token-gateway.ts';
import { createHttpTrackingGateway } from './http-tracking-gateway.ts';
import { createHttpUserGateway } from './http-user-gateway.ts';
import type { LoadSearchCall } from './search-call.ts';
import { createTransport, type TimeLimits, type Transport } from './transport.ts';

export type ApiAccess = {
  /** Where the API is; '' is the origin of the page. */
  readonly baseUrl: string;
  readonly limits: TimeLimits;
  readonly http?: HttpClient;
  /** How the catalog is searched; by plain calls when not said. */
  readonly loadSearchCall?: LoadSearchCall;
  /** What is done with prices before they are read; nothing when not said. */
  readonly adjustPrices?: (ways: PriceWays) => AdjustPrices;
};

type Ports = {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly log: Log;
  /** Names the store view whose banners are shown. */
  readonly storeCode: string;
  readonly withAuthorization: WithAuthorization;
  readonly session: ReadonlyCell<Session>;
  readonly sessionRules: PriceRules;
  /** Names the store view in every call; '' where the shop has only one. */
  readonly namedStore: string;
  /** The number of the store view in the API. */
  readonly storeId: number;
};

type Over = Pick<Ports, 'storeView' | 'log' | 'storeCode' | 'namedStore' | 'storeId'> & {
  readonly findPriceGroup: FindPriceGroup;
  readonly transport: Transport;
} & Pick<ApiAccess, 'loadSearchCall' | 'adjustPrices'>;

/** All ways of one visit to the shop's API. */
export function createHttpGateways(
  { storeView, withAuthorization, session, sessionRules, log, storeCode, namedStore, storeId }: Ports,
  { baseUrl, limits, http = createAxiosHttpClient(), ...ways }: ApiAccess,
): Gateways {
  const transport = createTransport({
    ...{ log, namedStore, http, storeView, withAuthorization, baseUrl, limits },
  });
  return gatewaysOver({
    storeView,
    log,
    storeCode,
    namedStore,
    storeId,
    transport,
    ...ways,
    findPriceGroup: createFindPriceGroup({ session, sessionRules }),
  });
}

/** The way to tokens, which no session is needed for. */
export function createHttpTokens(
  { storeView, log, namedStore }: Pick<Ports, 'storeView' | 'log' | 'namedStore'>,
  { baseUrl, limits, http = createAxiosHttpClient() }: ApiAccess,
): TokenGateway {
  const transport = createTransport({ storeView, log, namedStore, http, baseUrl, limits });
  return createHttpTokenGateway({ transport });
}

/** All ways over one transport. */
export function gatewaysOver(over: Over): Gateways {
  const { transport, log, storeView, storeCode, storeId, findPriceGroup, adjustPrices, ...ways } = over;
  const searchEntities = createEntitySearch({ transport, ...ways });
  return {
    search: createHttpSearchIndex({
      ...{ searchEntities, log, storeView, findPriceGroup },
      ...(adjustPrices && { adjustPrices: adjustPrices({ transport, searchEntities }) }),
    }),
    home: createHttpHomeGateway({ transport, log, storeCode }),
    pages: createHttpPageGateway({ transport, searchEntities, storeId }),
    blocks: createHttpBlockGateway({ transport, searchEntities, log, storeId }),
    promos: createHttpPromoGateway({ transport, log }),
    stores: createHttpStoreLocationGateway({ transport, log }),
    stock: createHttpStockCheck({ transport }),
    cart: createHttpCartGateway({ transport }),
    reviews: createHttpReviewGateway({ transport, searchEntities, log }),
    sizeGuides: createHttpSizeGuideGateway({ transport }),
    orders: createHttpOrderGateway({ transport }),
    newsletter: createHttpNewsletterGateway({ transport }),
    restock: createHttpRestockGateway({ transport }),
    priceFalls: createHttpPriceFallGateway({ transport }),
    sharedLists: createHttpSharedListGateway({ transport }),
    delivery: createHttpDeliveryGateway({ transport }),
    mails: createHttpMailGateway({ transport }),
    users: createHttpUserGateway({ transport }),
    account: createHttpAccountGateway({ transport, log }),
    tracking: createHttpTrackingGateway({ transport }),
  };
}
