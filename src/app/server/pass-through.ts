import { endedWith, knownMethod, type Spans } from '#shared/spans.ts';
import { type Trace, traceparentOf } from '#shared/trace.ts';
import type { HeaderFields } from './security-headers.ts';

/** What the log calls an answer that nobody waits for any more. */
export const CALLER_LEFT = 499;

export type Caller = {
  /** Its address, behind those that trusted proxies have named. */
  readonly address: string;
  readonly trace: Trace;
  /** Ends its connection in the middle of an answer, and tells the log why. */
  readonly hangUp: (reason: string) => void;
};

/** Sends a request on to another server and streams its answer back. */
export type PassThrough = (request: Request, address: string, caller: Caller) => Promise<Response>;

type Rules = {
  /** What the other server is called where calls are followed. */
  readonly name: string;
  /** Told of each call, where calls are followed. */
  readonly spans?: Spans | null | undefined;
  /** The other server, without a slash at its end. */
  readonly origin: string;
  /** Names of request headers that go along; everything else, cookies above all, stays here. */
  readonly requestHeaders: readonly string[];
  /** What the other server is told of the request in this server's own words. */
  readonly toldOf?: (request: Request) => HeaderFields;
  readonly responseHeaders: readonly string[];
  /** Bytes that an answer may have at most, when it is no longer compressed. */
  readonly mostBytes: number;
  /** Milliseconds for the whole answer to a path. */
  readonly limitFor: (path: string) => number;
  readonly common: HeaderFields;
  /** What the shopper's browser gets when the other server does not answer. */
  readonly unavailable: () => Response;
};

export function createPassThrough(rules: Rules): PassThrough {
  return async (request, address, asking) => {
    const name = `${knownMethod(request.method)} ${rules.name}`;
    const span = rules.spans?.begin({ name, kind: 'client', under: asking.trace });
    const caller = { ...asking, trace: span?.trace ?? asking.trace };
    try {
      const upstream = await answered(rules, request, address, caller);
      span?.end(endedWith(upstream.status));
      if (isRedirect(upstream)) {
        await upstream.body?.cancel();
        return withHeaders(rules.unavailable(), rules.common);
      }
      return new Response(upstream.body && passedOn(upstream.body, rules.mostBytes, caller), {
        status: upstream.status,
        headers: { ...headersOf(upstream, rules.responseHeaders), ...rules.common },
      });
    } catch {
      span?.end({ isFault: true });
      return request.signal.aborted
        ? new Response(null, { status: CALLER_LEFT })
        : withHeaders(rules.unavailable(), rules.common);
    }
  };
}

/**
 * A connection that was kept open may be closed just as a request is sent on it, which then was never heard. What only reads
 * is asked once more.
 */
async function answered(rules: Rules, request: Request, address: string, caller: Caller): Promise<Response> {
  const limit = AbortSignal.timeout(rules.limitFor(address));
  const ask = () => fetch(rules.origin + address, sentOn(rules, request, caller, limit));
  return ask().catch((fault: unknown) => {
    if (changesSomething(request) || limit.aborted || request.signal.aborted) throw fault;
    return ask();
  });
}

function changesSomething({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function sentOn(rules: Rules, request: Request, caller: Caller, limit: AbortSignal): RequestInit & { duplex: 'half' } {
  return {
    method: request.method,
    headers: {
      ...picked(request.headers, rules.requestHeaders),
      ...rules.toldOf?.(request),
      'accept-encoding': 'identity', // compressed here, for the client that asks
      'x-forwarded-for': caller.address,
      traceparent: traceparentOf(caller.trace),
    },
    body: changesSomething(request) ? request.body : null,
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.any([limit, request.signal]),
  };
}

/** Where the other server would send a caller is nobody's business: it is the one place that was agreed on. */
function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Passes a body on as it comes. One that breaks off or grows too large ends the caller's connection: half is no answer. */
function passedOn(body: ReadableStream<Uint8Array>, mostBytes: number, { hangUp }: Caller): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let count = 0;
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await reader.read();
        if (done) return stream.close();
        count += value.byteLength;
        if (count > mostBytes) throw new RangeError(`it is larger than ${mostBytes} bytes`);
        stream.enqueue(value);
      } catch (error) {
        hangUp(error instanceof Error ? error.message : 'for no reason');
        stream.close();
        await reader.cancel().catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A length that was told of a compressed body is not that of what is passed on. */
function headersOf({ headers }: Response, names: readonly string[]): Record<string, string> {
  const isPacked = headers.has('content-encoding');
  return picked(headers, isPacked ? names.filter((name) => name !== 'content-length') : names);
}

function picked(headers: Headers, names: readonly string[]): Record<string, string> {
  const present = names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(present);
}

function withHeaders(response: Response, fields: HeaderFields): Response {
  for (const [name, value] of Object.entries(fields)) response.headers.set(name, value);
  return response;
}
