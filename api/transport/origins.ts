/** Which pages may call. An exact list: no wildcard, nothing reflected, never `null`. */
export type Origins = ReadonlySet<string>;

const METHODS = 'GET, POST, DELETE, OPTIONS';
const HEADERS = 'content-type, accept, accept-language, country-id, currency, token';

/** A request from a page that is not on the list. Requests of programs carry neither header. */
export function isForeign(request: Request, origins: Origins): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return !origins.has(origin);
  return request.headers.get('sec-fetch-site') === 'cross-site';
}

/** Headers that let an allowed page read an answer. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  return origin === null ? {} : { 'access-control-allow-origin': origin };
}

/** Answer to OPTIONS. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': '600',
    },
  });
}
