import { STANDS_IN_S } from '#domain/page-cache/page-lifetime.ts';
import { type Encoding, encodingFor, isFresh } from './accepts.ts';
import type { Page } from './cached-pages.ts';
import { locationOf } from './location.ts';
import { bodyAs, encoders, etagOf } from './pack-page.ts';
import type { Rendered } from './render-page.tsx';
import { allowStyles, type HeaderFields } from './security-headers.ts';

type Drawn = Extract<Rendered, { kind: 'page' }>;
type Cached = Extract<Page, { kind: 'cached' }>;

/**
 * Sends a page. The browser may keep it and asks each time whether it still holds; private pages and failures are kept
 * nowhere.
 */
export async function answerPage(
  request: Request,
  page: Page,
  common: HeaderFields,
  cdnSeconds = 0,
): Promise<Response> {
  if (page.kind === 'moved') return moved(page, common);
  const isKept = !page.isPrivate && page.status < 500 && !bearsSecret(request.url);
  const { etag, bodyIn } = page.kind === 'page' ? drawn(page) : { etag: page.etag, bodyIn: unpacked(page) };
  const headers = new Headers({
    ...allowStyles(common, page.styles ?? []),
    ...headersOf(page, isKept),
    ...forCdn(page, cdnSeconds),
    ...(isKept ? { etag } : {}),
  });
  if (isKept && page.status === 200 && isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = await bodyIn(encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

type BodyIn = (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

function drawn({ html }: Drawn): { readonly etag: string; readonly bodyIn: BodyIn } {
  const plain = Buffer.from(html);
  return { etag: etagOf(plain), bodyIn: (encoding) => encoders[encoding](plain) };
}

function unpacked({ bodies }: Cached): BodyIn {
  return (encoding) => bodyAs(encoding, bodies);
}

type Headed = Pick<Drawn, 'language' | 'status' | 'isFindable' | 'type'>;

function headersOf(page: Headed, isKept: boolean): HeaderFields {
  return {
    'content-type': page.type ?? 'text/html; charset=utf-8',
    'content-language': page.language,
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
    vary: 'accept-encoding, cookie',
    ...(page.isFindable ? {} : { 'x-robots-tag': 'noindex' }),
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  };
}

/** For a CDN that is told which seconds it need not ask, what to go on with meanwhile, and by which tags to drop a page. */
function forCdn(page: Drawn | Cached, seconds: number): HeaderFields {
  if (seconds === 0 || page.kind === 'page' || page.isPrivate) return {};
  return {
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STANDS_IN_S}`,
    'surrogate-key': page.tags.join(' '),
    'cache-tag': page.tags.join(','),
  };
}

/** Whether a token or a cart stands in the address: no store may keep what is found by it. */
function bearsSecret(address: string): boolean {
  return /[?&](token|cartId|key)=[^&]/i.test(address);
}

function moved({ status, to }: Extract<Rendered, { kind: 'moved' }>, common: HeaderFields): Response {
  return new Response(null, { status, headers: { ...common, location: locationOf(to), 'cache-control': 'no-store' } });
}
