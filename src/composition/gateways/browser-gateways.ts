import type { Gateways } from '#adapters/gateways.ts';
import { createHttpGateways } from '#adapters/http/http-gateways.ts';
import { browserLimits } from '#adapters/http/transport.ts';

/** The API as a page reaches it: through its own origin. */
export function createBrowserGateways(world: Parameters<typeof createHttpGateways>[0]): Gateways {
  return createHttpGateways(world, { baseUrl: '', limits: browserLimits });
}
