import type { Mark, PageCache } from '#domain/page-cache/page-cache.ts';
import { everyPage } from '#domain/page-cache/page-tags.ts';
import { createInvalidations } from '../remembering/invalidations.ts';
import { type Drawn, readPage, writtenPage } from './page-blob.ts';
import { createPageLedger } from './page-ledger.ts';
import { type Ask, createPageNotes } from './page-notes.ts';

const PAGE = 'zari:page:';

/**
 * Pages in Redis or Valkey, for all page servers alike: each drops what it hears of, and no page is found that is older than
 * what this one has heard. While the server is away nothing is found and nothing kept, and what was to be dropped is noted
 * as soon as it is there again.
 */
export function createRedisPageCache(ask: Ask): PageCache {
  const notes = createPageNotes(ask);
  const ledger = createPageLedger(ask, notes);
  /** Also of what began while the server was away. */
  const own = createInvalidations();

  return {
    async mark() {
      const count = own.count();
      return markOf(count, await ledger.drawn());
    },
    async find(key) {
      const bytes = await ask(['GET', PAGE + key]);
      if (bytes === null) return null;
      const kept = readPage(key, bytes);
      const standing = kept === null ? 'dropped' : await ledger.standing(kept.drawn, kept.page.tags);
      if (standing === 'dropped') await ask(['UNLINK', PAGE + key]);
      return standing === 'good' ? (kept?.page ?? null) : null;
    },
    async store(key, page, mark) {
      const { count, drawn } = partsOf(mark);
      if (!own.spare(page.tags, count)) return false;
      if (drawn === null) return true;
      const milliseconds = Math.max(1, Math.ceil(page.times.goodUntil - Date.now()));
      const isKept = await ask(['SET', PAGE + key, writtenPage(key, { page, drawn }), 'PX', String(milliseconds)]);
      const isDropped = isKept !== undefined && (await ledger.standing(drawn, page.tags)) === 'dropped';
      if (isDropped) await ask(['UNLINK', PAGE + key]);
      return !isDropped && own.spare(page.tags, count);
    },
    async invalidate(tags) {
      own.note(tags);
      await notes.drop(tags);
    },
    place: ledger.place,
    async follow(news) {
      own.note(news.after === null ? everyPage : news.tags);
      return notes.follow(news);
    },
  };
}

function markOf(count: number, drawn: Drawn | null): Mark {
  return JSON.stringify([count, drawn]);
}

function partsOf(mark: Mark): { readonly count: number; readonly drawn: Drawn | null } {
  const [count, drawn] = JSON.parse(mark) as [number, Drawn | null];
  return { count, drawn };
}
