import type { Gateways } from '#adapters/gateways.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { browserLimits } from '#adapters/http/transport.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import { adjustPricesBy, type ByPriceSource } from './adjust-prices-by.ts';
import { type BySetting, searchCallBy } from './search-call-by.ts';

type Services = Parameters<typeof createHttpGateways>[0] & BySetting & ByPriceSource;

/** The API as a page reaches it: through its own origin, by the client that browsers have where none is given. */
export function createBrowserGateways(services: Services, http?: HttpClient): Gateways {
  const loadSearchCall = searchCallBy(services.serverApi);
  const ways = { loadSearchCall, ...adjustPricesBy(services), ...(http && { http }) };
  return createHttpGateways(services, { baseUrl: '', limits: browserLimits, ...ways });
}

export function createBrowserTokens(services: Parameters<typeof createHttpTokens>[0]): TokenGateway {
  return createHttpTokens(services, { baseUrl: '', limits: browserLimits });
}
