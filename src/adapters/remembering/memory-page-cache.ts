import type { CachedPage, PageCache } from '#domain/page-cache/page-cache.ts';
import type { PageTag } from '#domain/page-cache/page-tags.ts';

type Limits = {
  /** Bytes of pages; of more those that nobody has asked for longest are dropped. */
  readonly mostBytes: number;
  /** Tags of which it is known when they were invalidated; of more the oldest are forgotten, with all that was drawn before. */
  readonly mostTags?: number;
};

type Entry = { readonly page: CachedPage; readonly mark: number; readonly bytes: number };

const MOST_TAGS = 100_000; // some megabytes
const BESIDE_BODIES = 1_024; // bytes of an entry: key, tags, and what the map takes

/** Pages in this process, dropped when they are asked for: an invalidation notes no more than its number. */
export function createMemoryPageCache({ mostBytes, mostTags = MOST_TAGS }: Limits): PageCache {
  const entries = new Map<string, Entry>(); // in the order in which they were last asked for
  const invalidated = new Map<PageTag, number>(); // in the order in which they were last invalidated
  let count = 0;
  let forgotten = 0;
  let bytes = 0;

  return {
    mark: async () => count,
    async find(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      drop(key, entry);
      if (!holds(entry)) return null;
      keep(key, entry);
      return entry.page;
    },
    async store(key, page, mark) {
      const { br, gzip } = page.bodies;
      const entry = { page, mark, bytes: br.byteLength + gzip.byteLength + BESIDE_BODIES };
      if (!holds(entry)) return false;
      drop(key, entries.get(key));
      if (entry.bytes <= mostBytes) keep(key, entry);
      for (const [oldest, old] of entries) {
        if (bytes <= mostBytes) break;
        drop(oldest, old);
      }
      return true;
    },
    async invalidate(tags) {
      count += 1;
      for (const tag of tags) {
        invalidated.delete(tag);
        invalidated.set(tag, count);
      }
      for (const [oldest, at] of invalidated) {
        if (invalidated.size <= mostTags) break;
        invalidated.delete(oldest);
        forgotten = at;
      }
    },
  };

  function holds({ page: { tags }, mark }: Pick<Entry, 'page' | 'mark'>): boolean {
    return mark >= forgotten && tags.every((tag) => (invalidated.get(tag) ?? 0) <= mark);
  }

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry);
    bytes += entry.bytes;
  }

  function drop(key: string, entry: Entry | undefined): void {
    if (entry !== undefined && entries.delete(key)) bytes -= entry.bytes;
  }
}
