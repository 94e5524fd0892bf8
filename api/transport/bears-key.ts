import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request has the key: `Authorization: Bearer {key}`. How long the comparison takes tells nothing of it. */
export function bearsKey({ headers }: Request, key: string): boolean {
  return timingSafeEqual(digest(`Bearer ${key}`), digest(headers.get('authorization') ?? ''));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
