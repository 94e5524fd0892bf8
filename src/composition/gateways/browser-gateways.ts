import { browserLimits } from '#adapters/http/transport.ts';
import type { Gateways } from './gateways.ts';
import { createHttpGateways } from './http-gateways.ts';

/** The API as a page reaches it: through its own origin. */
export function createBrowserGateways(world: Parameters<typeof createHttpGateways>[0]): Gateways {
  return createHttpGateways(world, { baseUrl: '', limits: browserLimits });
}
