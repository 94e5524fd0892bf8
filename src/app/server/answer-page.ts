import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor, isFresh } from './accepts.ts';
import { locationOf } from './location.ts';
import type { Rendered } from './render-page.tsx';
import type { HeaderFields } from './security-headers.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }; // for pages made anew each time

const encoders = {
  br: (plain: Buffer<ArrayBuffer>) => promisify(brotliCompress)(plain, brotliOptions),
  gzip: (plain: Buffer<ArrayBuffer>) => promisify(gzip)(plain),
  identity: async (plain: Buffer<ArrayBuffer>) => plain,
} as const;

/**
 * Sends a rendered page. The browser may keep it and asks each time whether it still holds; private pages and
 * failures are kept nowhere.
 */
export async function answerPage(request: Request, page: Rendered, common: HeaderFields): Promise<Response> {
  if (page.kind === 'moved') return moved(page, common);
  const isKept = !page.isPrivate && page.status < 500 && !bearsSecret(request.url);
  const plain = Buffer.from(page.html);
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
  const headers = new Headers({
    ...common,
    'content-type': page.type ?? 'text/html; charset=utf-8',
    'content-language': page.language,
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
    vary: 'accept-encoding, cookie',
    ...(isKept ? { etag } : {}),
    ...(page.isFindable ? {} : { 'x-robots-tag': 'noindex' }),
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  });
  if (isKept && page.status === 200 && isFresh(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = await encoders[encoding](plain);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
}

/** Whether a token or a cart stands in the address: no store may keep what is found by it. */
function bearsSecret(address: string): boolean {
  return /[?&](token|cartId|key)=[^&]/i.test(address);
}

function moved({ status, to }: Extract<Rendered, { kind: 'moved' }>, common: HeaderFields): Response {
  return new Response(null, { status, headers: { ...common, location: locationOf(to), 'cache-control': 'no-store' } });
}
