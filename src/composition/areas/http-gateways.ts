import type { Gateways } from '#adapters/gateways.ts';
import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { type ApiAccess, createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { type CatalogMemory, createRememberingCatalog } from '#adapters/remembering/remembering-catalog.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { adjustPricesBy, type ByPriceSource } from './adjust-prices-by.ts';
import { ways } from './gateways.ts';
import { type BySetting, searchCallBy } from './search-call-by.ts';

/** What the calls of a visit tell besides, such as what they are followed by. */
export type CallHeaders = () => Readonly<Record<string, string>>;

type Visit = { readonly callHeaders: CallHeaders };

/**
 * The shop's API at once, for where code need not be split: the page server. The catalog is asked once for all visits; each
 * visit takes the memory of its time.
 */
export function httpGateways(access: ApiAccess, memory: () => CatalogMemory) {
  const client = createAxiosHttpClient(); // one for the process: it keeps connections open
  return {
    ...ways,
    gateways(services: Parameters<typeof createHttpGateways>[0] & BySetting & ByPriceSource & Visit): Gateways {
      const http = telling(client, services.callHeaders);
      const loadSearchCall = searchCallBy(services.serverApi);
      const gateways = createHttpGateways(services, { ...access, http, loadSearchCall, ...adjustPricesBy(services) });
      const findPriceGroup = createFindPriceGroup(services);
      const catalog = createRememberingCatalog({ ...gateways, ...services, findPriceGroup, memory: memory() });
      return { ...gateways, ...catalog };
    },
    tokenGateway: (services: Parameters<typeof createHttpTokens>[0]) =>
      createHttpTokens(services, { ...access, http: client }),
  };
}

function telling(http: HttpClient, headers: CallHeaders): HttpClient {
  return {
    send: (request, signal) => http.send({ ...request, headers: { ...request.headers, ...headers() } }, signal),
  };
}
