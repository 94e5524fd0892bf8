import { routeAt } from '#app/navigation/route-at.ts';
import type { Answered } from '#shared/metrics.ts';
import { endedWith, knownMethod, type Spans } from '#shared/spans.ts';
import { newTrace, type Trace } from '#shared/trace.ts';

/** A request that is followed: under which trace it is told on, and its span where spans are told. */
export type FollowedRequest = {
  readonly trace: Trace;
  /** `path` is that of the address as its store view knows it. */
  readonly answered: (answered: Answered, path: string) => void;
};

/** `told` is the trace of whoever follows the request already. */
export function followRequest(spans: Spans | null | undefined, told: Trace | null, method: string): FollowedRequest {
  const name = knownMethod(method);
  const facts = { 'http.request.method': name };
  const span = spans?.begin({ name, kind: 'server', under: told, facts });
  return {
    trace: span?.trace ?? told ?? newTrace(),
    answered({ route, status }, path) {
      if (route === 'other' || path === ALIVE) return; // nothing that is worth following
      const known = route === 'page' ? patternAt(path) : route;
      const end = endedWith(status);
      span?.end({ ...end, name: `${name} ${known}`, facts: { ...end.facts, 'http.route': known } });
    },
  };
}

/** Asked every few seconds by whoever watches over this server. */
export const ALIVE = '/healthz';

/** The route of a page, and never its path, which may have the number of an order or the key of a shared list in it. */
export function patternAt(path: string): string {
  return routeAt(path).route.path;
}
