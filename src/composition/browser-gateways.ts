import { browserLimits } from '#adapters/http/transport.ts';
import { createHttpGateways, type HttpGateways } from './http-gateways.ts';

/** The API as a page reaches it: through its own origin. */
export function createBrowserGateways(world: Parameters<typeof createHttpGateways>[0]): HttpGateways {
  return createHttpGateways(world, { baseUrl: '', limits: browserLimits });
}
