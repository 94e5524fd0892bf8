import { ContainerModule } from 'inversify';
import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import { type CatalogueMemory, createRememberingCatalogue } from '#adapters/remembering/remembering-catalogue.ts';
import { type ApiAccess, createHttpGateways, type HttpGateways } from './http-gateways.ts';
import { provide } from './provide.ts';
import { token } from './token.ts';
import {
  CART_GATEWAY,
  HOME_GATEWAY,
  LOG,
  NEWSLETTER_GATEWAY,
  ORDER_GATEWAY,
  PRODUCT_PAPERS,
  SEARCH_INDEX,
  STOCK_CHECK,
  STORE_CODE,
  STORE_VIEW,
} from './tokens.ts';

const GATEWAYS = token<HttpGateways>('http-gateways');

/**
 * The shop's API at once, for where code need not be split: the page server and the tests. With a memory the
 * catalogue is asked once for all visits; each visit takes the memory of its time.
 */
export function gatewaysModule(access: ApiAccess, memory?: () => CatalogueMemory): ContainerModule {
  const http = access.http ?? createAxiosHttpClient(); // one for the process: it keeps connections open
  return new ContainerModule(({ bind }) => {
    const gateways = { gateways: GATEWAYS };
    provide(
      bind,
      GATEWAYS,
      (ports: Parameters<typeof createHttpGateways>[0]) => {
        const gateways = createHttpGateways(ports, { ...access, http });
        return memory
          ? { ...gateways, ...createRememberingCatalogue({ ...gateways, ...ports, memory: memory() }) }
          : gateways;
      },
      { storeView: STORE_VIEW, log: LOG, storeCode: STORE_CODE },
    );
    provide(bind, SEARCH_INDEX, ({ gateways: { search } }) => search, gateways);
    provide(bind, HOME_GATEWAY, ({ gateways: { home } }) => home, gateways);
    provide(bind, PRODUCT_PAPERS, ({ gateways: { papers } }) => papers, gateways);
    provide(bind, STOCK_CHECK, ({ gateways: { stock } }) => stock, gateways);
    provide(bind, CART_GATEWAY, ({ gateways: { cart } }) => cart, gateways);
    provide(bind, ORDER_GATEWAY, ({ gateways: { orders } }) => orders, gateways);
    provide(bind, NEWSLETTER_GATEWAY, ({ gateways: { newsletter } }) => newsletter, gateways);
  });
}
