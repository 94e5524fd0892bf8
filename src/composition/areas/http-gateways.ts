import type { Gateways } from '#adapters/gateways.ts';
import { createAxiosHttpClient } from '#adapters/http/axios-http-client.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from '#adapters/http/http-client.ts';
import { type ApiAccess, createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { type CatalogMemory, createRememberingCatalog } from '#adapters/remembering/remembering-catalog.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { adjustPricesBy, type ByPriceSource } from './adjust-prices-by.ts';
import { ways } from './gateways.ts';
import { type BySetting, searchCallBy } from './search-call-by.ts';

/** Sends a call with the headers by which it is followed from server to server. */
type SendFollowed = (headers: HttpRequest['headers']) => Promise<HttpAnswer>;

/** Follows each call of a visit. */
export type FollowCall = (call: Pick<HttpRequest, 'method' | 'url'>, send: SendFollowed) => Promise<HttpAnswer>;

type Visit = { readonly followCall: FollowCall };

/**
 * The shop's API at once, for where code need not be split: the page server. The catalog is asked once for all visits; each
 * visit takes the memory of its time.
 */
export function httpGateways(access: ApiAccess, memory: () => CatalogMemory) {
  const client = createAxiosHttpClient(); // one for the process: it keeps connections open
  return {
    ...ways,
    gateways(services: Parameters<typeof createHttpGateways>[0] & BySetting & ByPriceSource & Visit): Gateways {
      const http = followed(client, services.followCall);
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

function followed(http: HttpClient, follow: FollowCall): HttpClient {
  return {
    send: (request, signal) =>
      follow(request, (more) => http.send({ ...request, headers: { ...request.headers, ...more } }, signal)),
  };
}
