import type { FollowCall } from '#composition/areas/http-gateways.ts';
import { endedWith, type Spans } from '#shared/spans.ts';
import { type Trace, traceparentOf } from '#shared/trace.ts';

/** Tells the API which trace the calls of a page are of, and has each told as a span. */
export function followCalls(spans: Spans | null | undefined, trace: Trace | undefined): FollowCall | undefined {
  if (trace === undefined) return undefined;
  return async ({ method, url }, send) => {
    const facts = { 'http.request.method': method, 'url.path': operationIn(url) };
    const span = spans?.begin({ name: `${method} api`, kind: 'client', under: trace, facts });
    const answer = await send({ traceparent: traceparentOf(span?.trace ?? trace) });
    span?.end(answer.kind === 'answer' ? endedWith(answer.status) : { isFault: true });
    return answer;
  };
}

/** The path without its query, and without what a caller may have chosen of it: the name of a page stands further behind. */
function operationIn(url: string): string {
  return (URL.parse(url)?.pathname ?? '').split('/').slice(0, 5).join('/');
}
