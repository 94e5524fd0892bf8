import type { Gateways } from '#adapters/gateways.ts';
import { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { browserLimits } from '#adapters/http/transport.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';

/** The API as a page reaches it: through its own origin. */
export function createBrowserGateways(world: Parameters<typeof createHttpGateways>[0]): Gateways {
  return createHttpGateways(world, { baseUrl: '', limits: browserLimits });
}

export function createBrowserTokens(world: Parameters<typeof createHttpTokens>[0]): TokenGateway {
  return createHttpTokens(world, { baseUrl: '', limits: browserLimits });
}
