import type { Gateways } from '#adapters/gateways.ts';
import { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { browserLimits } from '#adapters/http/transport.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import { type BySetting, searchCallBy } from './search-call-by.ts';

/** The API as a page reaches it: through its own origin. */
export function createBrowserGateways(services: Parameters<typeof createHttpGateways>[0] & BySetting): Gateways {
  const loadSearchCall = searchCallBy(services.serverApi);
  return createHttpGateways(services, { baseUrl: '', limits: browserLimits, loadSearchCall });
}

export function createBrowserTokens(services: Parameters<typeof createHttpTokens>[0]): TokenGateway {
  return createHttpTokens(services, { baseUrl: '', limits: browserLimits });
}
