import type { IncomingMessage } from 'node:http';
import type { Following } from '#api/process/following.ts';
import { plainAddress } from '#shared/client-address.ts';
import type { Answered } from '#shared/metrics.ts';
import { endedWith, knownMethod } from '#shared/spans.ts';
import { type Trace, traceIn } from '#shared/trace.ts';

type Asked = {
  readonly request: Request;
  /** Null for a caller inside this process. */
  readonly incoming: IncomingMessage | null;
  readonly route: string;
};

/** An answer with what is told of it. */
type Told = { readonly response: Response; readonly told: Answered };

/** Has a request answered, and says under which trace it is told. */
export type FollowAnswer = (
  asked: Asked,
  answer: () => Promise<Told>,
) => Promise<Told & { readonly trace: Trace | null }>;

/** Of somebody whose word does not count for addresses it does not count for spans: they begin a trace of their own. */
export function followAnswers(following: Following | null | undefined, proxies: ReadonlySet<string>): FollowAnswer {
  return async ({ request, incoming, route }, answer) => {
    const claimed = traceIn(request.headers.get('traceparent'));
    if (!following || route === UNFOLLOWED) return { ...(await answer()), trace: claimed };
    const isTrusted = incoming === null || proxies.has(plainAddress(incoming.socket.remoteAddress ?? ''));
    const name = knownMethod(request.method);
    const facts = { 'http.request.method': name, 'http.route': route };
    const start = { name: `${name} ${route}`, kind: 'server', under: isTrusted ? claimed : null, facts } as const;
    return following.within(start, async (span) => {
      const answered = await answer();
      span.end(endedWith(answered.told.status));
      return { ...answered, trace: span.trace };
    });
  };
}

/** Page servers ask for it twice a second, and wait in it for what changes. */
const UNFOLLOWED = '/page-changes';
