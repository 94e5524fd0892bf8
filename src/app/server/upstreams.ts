import type { ShopConfig } from '#config/shop-config.ts';
import { LARGEST_ANSWER } from '#domain/shared/largest-answer.ts';
import type { Spans } from '#shared/spans.ts';
import { senderOf } from './origin-of-request.ts';
import { createPassThrough, type PassThrough } from './pass-through.ts';
import { apiHeaders, type HeaderFields, pictureHeaders } from './security-headers.ts';

type Place = {
  readonly apiUrl: string;
  readonly mediaUrl: string;
  readonly publicOrigin: string;
  readonly mediaBase: string;
  readonly spans?: Spans | null | undefined;
};

// Milliseconds. An order may take its time; a search that is late is of no use.
const ORDER_LIMIT = 20_000;
const SEARCH_LIMIT = 5_000;
const USUAL_LIMIT = 10_000;
/** A picture may have to be drawn, after all that were asked for before it; late it is better than never. */
const PICTURE_LIMIT = 30_000;

/** A film is larger than a picture. Bytes. */
const LARGEST_PICTURE = 50 * 1_024 * 1_024;

const RETRY_AFTER_S = '5';

/** The shop's API under the shop's own address. Its envelope is kept, also when it does not answer. */
export function createApiUpstream(place: Place): PassThrough {
  return createPassThrough({
    name: 'api',
    spans: place.spans,
    origin: place.apiUrl,
    requestHeaders: [
      'accept',
      'accept-language',
      'content-encoding',
      'content-type',
      'country-id',
      'currency',
      'token',
      'if-none-match',
      'origin',
      'sec-fetch-site',
    ],
    toldOf: (request) => ownOrigin(request, place),
    responseHeaders: ['content-type', 'cache-control', 'etag', 'vary', 'retry-after', 'content-length'],
    mostBytes: LARGEST_ANSWER,
    limitFor: apiLimit,
    common: apiHeaders(place),
    unavailable: () => apiFailure(503, 'Service unavailable'),
  });
}

/** The API knows the shop by its public address, whichever one it was opened under. */
function ownOrigin(request: Request, place: Place): HeaderFields {
  const isOwn = request.headers.has('origin') && senderOf(request, place) === 'own';
  return isOwn ? { origin: place.publicOrigin } : {};
}

/** The pictures under the shop's own address. */
export function createPictureUpstream(place: Place): PassThrough {
  return createPassThrough({
    name: 'picture',
    spans: place.spans,
    origin: place.mediaUrl,
    requestHeaders: ['accept', 'if-none-match', 'if-modified-since', 'range'],
    responseHeaders: [
      'content-type',
      'cache-control',
      'etag',
      'last-modified',
      'vary',
      'content-length',
      'content-range',
      'accept-ranges',
    ],
    mostBytes: LARGEST_PICTURE,
    limitFor: () => PICTURE_LIMIT,
    common: pictureHeaders(place),
    unavailable: () =>
      new Response('The picture cannot be had now.', {
        status: 503,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'retry-after': RETRY_AFTER_S,
          'cache-control': 'no-store',
        },
      }),
  });
}

/** A failure in the API's envelope (contract, sections 1 and 2). */
export function apiFailure(code: number, result: string): Response {
  const headers = { 'cache-control': 'no-store', ...(code === 503 ? { 'retry-after': RETRY_AFTER_S } : {}) };
  return Response.json({ code, result }, { status: code, headers });
}

/** What of the API a shop lets through: GraphQL where its catalog is asked so (CAT-050). */
export function apiPathsFor(serverApi: ShopConfig['server.api']): readonly string[] {
  return serverApi === 'graphql' ? ['/api/*', '/graphql'] : ['/api/*'];
}

export function apiLimit(address: string): number {
  if (/^\/api\/order(\/|\?|$)/.test(address)) return ORDER_LIMIT;
  return /^\/(api\/catalog|graphql)(\/|\?|$)/.test(address) ? SEARCH_LIMIT : USUAL_LIMIT;
}
