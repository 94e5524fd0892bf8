import type { HeaderFields } from './security-headers.ts';

/** Sends a request on to another server and streams its answer back. */
export type PassThrough = (request: Request, address: string, client: string) => Promise<Response>;

type Rules = {
  /** The other server, without a slash at its end. */
  readonly origin: string;
  /** Names of request headers that go along; everything else, cookies above all, stays here. */
  readonly requestHeaders: readonly string[];
  /** What the other server is told of the request in this server's own words. */
  readonly toldOf?: (request: Request) => HeaderFields;
  readonly responseHeaders: readonly string[];
  /** Milliseconds for the whole answer to a path. */
  readonly limitFor: (path: string) => number;
  readonly common: HeaderFields;
  /** What the shopper's browser gets when the other server does not answer. */
  readonly unavailable: () => Response;
};

export function createPassThrough(rules: Rules): PassThrough {
  return async (request, address, client) => {
    try {
      const upstream = await fetch(rules.origin + address, sentOn(rules, request, address, client));
      return new Response(upstream.body, {
        status: upstream.status,
        headers: { ...picked(upstream.headers, rules.responseHeaders), ...rules.common },
      });
    } catch {
      return withHeaders(rules.unavailable(), rules.common);
    }
  };
}

function sentOn(rules: Rules, request: Request, address: string, client: string): RequestInit & { duplex: 'half' } {
  const limit = AbortSignal.timeout(rules.limitFor(address));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    method: request.method,
    headers: {
      ...picked(request.headers, rules.requestHeaders),
      ...rules.toldOf?.(request),
      'accept-encoding': 'identity', // compressed here, for the client that asks
      'x-forwarded-for': client,
    },
    body: hasBody ? request.body : null,
    duplex: 'half',
    redirect: 'manual',
    signal: AbortSignal.any([limit, request.signal]),
  };
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
