import type { CachedPage, PageCache } from '#domain/page-cache/page-cache.ts';
import { everyPage } from '#domain/page-cache/page-tags.ts';
import { createInvalidations, MOST_TAGS } from './invalidations.ts';

type Limits = {
  /** Bytes of pages; of more those that nobody has asked for longest are dropped. */
  readonly mostBytes: number;
  /** Tags of which it is known when they were invalidated; of more the oldest are forgotten, with all that was drawn before. */
  readonly mostTags?: number;
};

type Entry = { readonly page: CachedPage; readonly mark: number };

const BESIDE_BODIES = 1_024; // bytes of an entry: key, tags, and what the map takes

/** Pages in this process, dropped when they are asked for: an invalidation notes no more than its number. */
export function createMemoryPageCache({ mostBytes, mostTags = MOST_TAGS }: Limits): PageCache {
  const entries = createEntries(mostBytes);
  const invalidations = createInvalidations(mostTags);
  let place: string | null = null;
  return {
    mark: async () => String(invalidations.count()),
    async find(key) {
      const entry = entries.take(key);
      if (entry === undefined || !invalidations.spare(entry.page.tags, entry.mark)) return null;
      entries.put(key, entry);
      return entry.page;
    },
    async store(key, page, mark) {
      const isOfNow = invalidations.spare(page.tags, Number(mark));
      if (isOfNow) entries.put(key, { page, mark: Number(mark) });
      return isOfNow;
    },
    invalidate: async (tags) => invalidations.note(tags),
    place: async () => place,
    async follow({ after, next, tags }) {
      invalidations.note(after === null ? everyPage : tags);
      place = next;
      return next;
    },
  };
}

/** Within their bytes; those that were put last stay. */
function createEntries(mostBytes: number) {
  const entries = new Map<string, Entry>(); // in the order in which they were put
  let bytes = 0;
  const take = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry !== undefined && entries.delete(key)) bytes -= bytesOf(entry);
    return entry;
  };
  return {
    take,
    put(key: string, entry: Entry): void {
      take(key);
      if (bytesOf(entry) > mostBytes) return;
      entries.set(key, entry);
      bytes += bytesOf(entry);
      for (const [oldest] of entries) {
        if (bytes <= mostBytes) break;
        take(oldest);
      }
    },
  };
}

function bytesOf({ page: { bodies } }: Entry): number {
  return bodies.br.byteLength + bodies.gzip.byteLength + BESIDE_BODIES;
}
