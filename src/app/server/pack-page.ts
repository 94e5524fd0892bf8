import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { CachedPage } from '#domain/page-cache/page-cache.ts';
import type { Encoding } from './accepts.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }; // for pages that somebody waits for

type Bytes = Uint8Array<ArrayBuffer>;

export const encoders: Readonly<Record<Encoding, (plain: Buffer<ArrayBuffer>) => Promise<Bytes>>> = {
  br: (plain) => promisify(brotliCompress)(plain, brotliOptions),
  gzip: (plain) => promisify(gzip)(plain),
  identity: async (plain) => plain,
};

export function etagOf(plain: Buffer<ArrayBuffer>): string {
  return `W/"${hash('sha1', plain, 'base64url')}"`;
}

/** What a text is kept as: each way that browsers ask for, made once. */
export async function packed(html: string): Promise<Pick<CachedPage, 'etag' | 'bodies'>> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([encoders.br(plain), encoders.gzip(plain)]);
  return { etag: etagOf(plain), bodies: { br, gzip: gzipped } };
}

/** Few ask for a page as it is: it is unpacked for them. */
export async function bodyAs(encoding: Encoding, { br, gzip: gzipped }: CachedPage['bodies']): Promise<Bytes> {
  if (encoding === 'br') return br;
  return encoding === 'gzip' ? gzipped : promisify(gunzip)(gzipped);
}
