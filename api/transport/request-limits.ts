import { type Counting, createRate } from '#api/process/rate.ts';
import type { Operation } from './call.ts';

/** Calls of one client in a minute. */
export type LimitSettings = { readonly readsPerMinute: number; readonly writesPerMinute: number };

/** What a limit looks at; `operationId` tells those with a limit of their own apart. */
type Counted = Pick<Operation, 'operationId' | 'method' | 'cache' | 'isRead' | 'perMinute'>;

/** Counts a call. Answers 0 when it is allowed, else the seconds until the next will be. */
export type CountCall = (operation: Counted, client: string) => Promise<number>;

const MINUTE_MS = 60_000;

/** Limits for each client, and for operations that have tighter ones. Source: security, sections 5 to 7. */
export function createRequestLimits(counting: Counting, settings: LimitSettings): CountCall {
  const rateOf = (name: string, most: number) => createRate(counting, { name, most, periodMs: MINUTE_MS });
  const readRate = rateOf('reads', settings.readsPerMinute);
  const writeRate = rateOf('writes', settings.writesPerMinute);
  const tighter = new Map<string, ReturnType<typeof rateOf>>();

  function tighterOf({ operationId, perMinute }: Counted) {
    if (perMinute === undefined) return null;
    const rate = tighter.get(operationId) ?? rateOf(`call ${operationId}`, perMinute);
    tighter.set(operationId, rate);
    return rate;
  }

  return async (operation, client) => {
    if (client === '') return 0;
    const wait = await (reads(operation) ? readRate : writeRate).take(client);
    return wait > 0 ? wait : ((await tighterOf(operation)?.take(client)) ?? 0);
  };
}

/** A search that was too long for an address is sent as POST and changes nothing all the same. */
function reads({ method, cache, isRead }: Counted): boolean {
  return method === 'GET' || cache === 'shared' || isRead === true;
}
