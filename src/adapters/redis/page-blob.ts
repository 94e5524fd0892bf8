import { createHash } from 'node:crypto';
import type { CachedPage } from '#domain/page-cache/page-cache.ts';
import { isPageTag } from '#domain/page-cache/page-tags.ts';

/** What the ledger said when a page began to be drawn. */
export type Drawn = {
  /** Which ledger it was. */
  readonly born: string;
  /** How many times tags had been dropped by hand. */
  readonly drops: number;
  /** Up to which place this process had heard of changes. */
  readonly heard: number;
};

export type KeptPage = { readonly page: CachedPage; readonly drawn: Drawn };

const SUM = 32; // bytes of a SHA-256
const BEFORE_HEAD = SUM + 4;

/** A page as bytes: their sum with the key, the length of the head, the head as JSON, and both bodies. */
export function writtenPage(key: string, { page, drawn }: KeptPage): Buffer {
  const { bodies, ...rest } = page;
  const head = Buffer.from(JSON.stringify({ ...rest, drawn, br: bodies.br.byteLength }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.byteLength);
  const content = Buffer.concat([length, head, bodies.br, bodies.gzip]);
  return Buffer.concat([sumOf(key, content), content]);
}

/** Null for what is no page, or not that of the key. */
export function readPage(key: string, bytes: unknown): KeptPage | null {
  if (!Buffer.isBuffer(bytes) || bytes.byteLength < BEFORE_HEAD) return null;
  if (!sumOf(key, bytes.subarray(SUM)).equals(bytes.subarray(0, SUM))) return null;
  const end = BEFORE_HEAD + bytes.readUInt32BE(SUM);
  const head = headIn(bytes.subarray(BEFORE_HEAD, end).toString());
  if (head === null || end + head.br > bytes.byteLength) return null;
  const { drawn, br, ...rest } = head;
  const bodies = { br: copyOf(bytes.subarray(end, end + br)), gzip: copyOf(bytes.subarray(end + br)) };
  return { page: { ...rest, bodies }, drawn };
}

function sumOf(key: string, content: Buffer): Buffer {
  return createHash('sha256').update(key).update('\0').update(content).digest();
}

function copyOf(bytes: Buffer): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}

type Head = Omit<CachedPage, 'bodies'> & { readonly drawn: Drawn; readonly br: number };
type Unknown<T> = { readonly [Name in keyof T]?: unknown };

/** Another version of this server may have written it under the same key, with a right sum. */
function headIn(text: string): Head | null {
  const { tags, language, status, isPrivate, isFindable, styles, etag, times, drawn, br } = fieldsIn<Head>(
    parsed(text),
  );
  const { renewedFrom, freshUntil, goodUntil } = fieldsIn<Head['times']>(times);
  const { born, drops, heard } = fieldsIn<Drawn>(drawn);
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string' && isPageTag(tag))) return null;
  if (!Array.isArray(styles) || !styles.every((source) => typeof source === 'string')) return null;
  if (![language, etag, born].every((value) => typeof value === 'string')) return null;
  if (![isPrivate, isFindable].every((value) => typeof value === 'boolean')) return null;
  const numbers = [status, br, drops, heard, renewedFrom, freshUntil, goodUntil];
  if (!numbers.every((value) => Number.isFinite(value)) || Number(br) < 0) return null;
  return { tags, language, status, isPrivate, isFindable, styles, etag, times, drawn, br } as Head;
}

function fieldsIn<T>(value: unknown): Unknown<T> {
  return typeof value === 'object' && value !== null ? (value as Unknown<T>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
