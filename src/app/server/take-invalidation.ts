import { timingSafeEqual } from 'node:crypto';
import { isPageTag, type PageTag } from '#domain/page-cache/page-tags.ts';
import type { AskRedis } from '#shared/redis-link.ts';
import { createRate } from './rate.ts';
import type { HeaderFields } from './security-headers.ts';

/** Where who has the key drops cached pages. */
export const INVALIDATE = '/invalidate';
export const LARGEST_INVALIDATION = 16 * 1_024; // bytes; some thousand tags

const MOST_PER_MINUTE = 60; // of one client, right key or wrong

type Ports = {
  /** Undefined where nobody may. */
  readonly key: string | undefined;
  readonly invalidate: (tags: readonly PageTag[]) => Promise<void>;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  readonly common: HeaderFields;
  readonly askRedis?: AskRedis | null | undefined;
};

/**
 * Drops the pages that bear one of the tags in `{"tags": ["P12", "home"]}`, for who sends the key as a bearer token. A tag
 * that is not of the list refuses all of them, so that no slip of the pen passes for done.
 */
export type TakeInvalidation = (request: Request, client: string) => Promise<Response>;

export function createTakeInvalidation({ key, invalidate, now, common, askRedis }: Ports): TakeInvalidation {
  const count = createRate({ name: 'invalidations', most: MOST_PER_MINUTE, now, askRedis });
  const told = (status: number, body: object, further: HeaderFields = {}): Response =>
    Response.json(body, { status, headers: { ...common, 'cache-control': 'no-store', ...further } });
  return async (request, client) => {
    const wait = await count(client);
    if (wait > 0) return told(429, { error: 'Too many requests.' }, { 'retry-after': String(wait) });
    if (request.method !== 'POST') return told(405, { error: 'Only POST invalidates.' }, { allow: 'POST' });
    if (!isKey(request.headers.get('authorization'), key)) return told(401, { error: 'The key is not right.' });
    const tags = tagsIn(await request.text());
    if (tags === null) return told(400, { error: 'The body must be {"tags": [...]} with one tag at least.' });
    const unknown = tags.find((tag) => !isPageTag(tag));
    if (unknown !== undefined) return told(400, { error: 'A tag is not in the list of available tags.', tag: unknown });
    await invalidate(tags.filter(isPageTag));
    return told(200, { invalidated: tags });
  };
}

function isKey(authorization: string | null, key: string | undefined): boolean {
  const [sent, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${key ?? ''}`)];
  return key !== undefined && sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

function tagsIn(body: string): readonly string[] | null {
  try {
    const { tags } = JSON.parse(body) as { readonly tags?: unknown };
    const isList = Array.isArray(tags) && tags.length > 0 && tags.every((tag) => typeof tag === 'string');
    return isList ? (tags as readonly string[]) : null;
  } catch {
    return null;
  }
}
