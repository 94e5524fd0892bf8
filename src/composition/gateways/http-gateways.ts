import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import { createHttpCartGateway } from '#adapters/http/http-cart-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpHomeGateway } from '#adapters/http/http-home-gateway.ts';
import { createHttpNewsletterGateway } from '#adapters/http/http-newsletter-gateway.ts';
import { createHttpOrderGateway } from '#adapters/http/http-order-gateway.ts';
import { createHttpProductPapers } from '#adapters/http/http-product-papers.ts';
import { createHttpSearchIndex } from '#adapters/http/http-search-index.ts';
import { createHttpStockCheck } from '#adapters/http/http-stock-check.ts';
import { createTransport, type TimeLimits } from '#adapters/http/transport.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Gateways } from './gateways.ts';

export type ApiAccess = {
  /** Where the API is; '' is the origin of the page. */
  readonly baseUrl: string;
  readonly limits: TimeLimits;
  readonly http?: HttpClient;
};

type Ports = {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly log: Log;
  /** Names the store view whose banners are shown. */
  readonly storeCode: string;
};

/** All ways of one visit to the shop's API. */
export function createHttpGateways(
  { storeView, log, storeCode }: Ports,
  { baseUrl, limits, http }: ApiAccess,
): Gateways {
  const transport = createTransport({ http: http ?? createAxiosHttpClient(), storeView, log, baseUrl, limits });
  return {
    search: createHttpSearchIndex({ transport, log }),
    home: createHttpHomeGateway({ transport, log, storeCode }),
    stock: createHttpStockCheck({ transport }),
    cart: createHttpCartGateway({ transport }),
    papers: createHttpProductPapers({ transport, log }),
    orders: createHttpOrderGateway({ transport }),
    newsletter: createHttpNewsletterGateway({ transport }),
  };
}
