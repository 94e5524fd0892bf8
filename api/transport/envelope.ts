import type { Operation } from './call.ts';
import type { Outcome } from './outcome.ts';

/** Private and failed answers are never stored; shared ones vary by country and language. Contract, sections 1 and 2. */
export function envelope(outcome: Outcome, operation?: Operation): Response {
  const { code, retryAfter, isPrivate } = outcome;
  const isShared = operation?.cache === 'shared' && code === 200 && !isPrivate;
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  if (isShared) headers.set('vary', 'country-id, accept-language');
  else headers.set('cache-control', 'no-store');
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(JSON.stringify(bodyOf(outcome, operation)), { status: code, headers });
}

function bodyOf({ code, result, meta }: Outcome, operation?: Operation): unknown {
  if (code === 200 && operation?.isBare) return result;
  if (code === 400 && operation?.faultyBody) return operation.faultyBody(result);
  return meta ? { code, result, meta } : { code, result };
}
