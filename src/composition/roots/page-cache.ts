import { createMemoryPageCache } from '#adapters/remembering/memory-page-cache.ts';
import type { PageCache } from '#domain/page-cache/page-cache.ts';

/** Where the page server keeps whole pages: in its own memory. */
export function openPageCache(mostBytes: number): PageCache {
  return createMemoryPageCache({ mostBytes });
}
