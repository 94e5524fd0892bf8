import { expect } from 'vitest';
import type { CachedPage, PageCache } from '#domain/page-cache/page-cache.ts';
import type { PageTag } from '#domain/page-cache/page-tags.ts';

export const cachedPage = (body: string, ...tags: readonly PageTag[]): CachedPage => ({
  tags,
  language: 'en-US',
  status: 200,
  isPrivate: false,
  isFindable: true,
  styles: [],
  etag: `W/"${body}"`,
  bodies: { br: Uint8Array.from(Buffer.from(body)), gzip: Uint8Array.from(Buffer.from(body)) },
  times: { renewedFrom: END - 2, freshUntil: END - 1, goodUntil: END },
});

const END = Date.parse('2100-01-01T00:00:00Z');

type Rule = { readonly rule: string; readonly prove: (cache: PageCache) => Promise<void> };

/** What every page cache keeps to, wherever its pages lie. */
export const pageCacheRules: readonly Rule[] = [
  {
    rule: 'a page is found as it was stored, by its own key alone',
    async prove(cache) {
      const page = cachedPage('a kurta', 'product', 'P12');
      expect(await cache.store('one', page, await cache.mark())).toBe(true);
      expect(await cache.find('one')).toEqual(page);
      expect(await cache.find('other')).toBeNull();
    },
  },
  {
    rule: 'the page that is stored last counts',
    async prove(cache) {
      for (const body of ['old', 'new']) await cache.store('one', cachedPage(body, 'home'), await cache.mark());
      expect(await cache.find('one')).toEqual(cachedPage('new', 'home'));
    },
  },
  {
    rule: 'CACHE-17 an invalidated tag drops all pages that bear it, and no other',
    async prove(cache) {
      const bearing = { kurta: ['product', 'P12'], kurtas: ['category', 'C3', 'P12'], home: ['home', 'P7'] } as const;
      for (const [key, tags] of Object.entries(bearing))
        await cache.store(key, cachedPage(key, ...tags), await cache.mark());
      await cache.invalidate(['P12', 'C8']);
      const left = await Promise.all(Object.keys(bearing).map((key) => cache.find(key)));
      expect(left.map((page) => page?.etag)).toEqual([undefined, undefined, 'W/"home"']);
      await cache.invalidate(['home']);
      expect(await cache.find('home')).toBeNull();
    },
  },
  {
    rule: 'a page that began to be drawn before one of its tags was invalidated is not stored',
    async prove(cache) {
      const before = await cache.mark();
      await cache.invalidate(['P12']);
      expect(await cache.store('old', cachedPage('old price', 'product', 'P12'), before)).toBe(false);
      expect(await cache.find('old')).toBeNull();
      expect(await cache.store('else', cachedPage('another', 'product', 'P7'), before)).toBe(true);
      expect(await cache.store('old', cachedPage('new price', 'product', 'P12'), await cache.mark())).toBe(true);
      expect((await cache.find('old'))?.etag).toBe('W/"new price"');
    },
  },
  {
    rule: 'news drop what they name, and are gone on with where they end',
    async prove(cache) {
      await cache.follow({ after: null, next: '7', tags: [] });
      await cache.store('kurta', cachedPage('kurta', 'P12'), await cache.mark());
      await cache.store('saree', cachedPage('saree', 'P7'), await cache.mark());
      expect(await cache.follow({ after: '7', next: '9', tags: ['P12'] })).toBe('9');
      expect(await cache.place()).toBe('9');
      expect([await cache.find('kurta'), (await cache.find('saree'))?.etag]).toEqual([null, 'W/"saree"']);
    },
  },
  {
    rule: 'a page that began to be drawn before news of one of its tags is not stored, one that began after them is',
    async prove(cache) {
      await cache.follow({ after: null, next: '7', tags: [] });
      const before = await cache.mark();
      await cache.follow({ after: '7', next: '9', tags: ['P12'] });
      expect(await cache.store('kurta', cachedPage('old price', 'P12'), before)).toBe(false);
      expect(await cache.store('kurta', cachedPage('new price', 'P12'), await cache.mark())).toBe(true);
      await cache.follow({ after: '9', next: '9', tags: [] });
      expect((await cache.find('kurta'))?.etag).toBe('W/"new price"');
    },
  },
  {
    rule: 'where nobody knows what came before the news nothing counts that is older',
    async prove(cache) {
      await cache.follow({ after: null, next: '7', tags: [] });
      const before = await cache.mark();
      await cache.store('home', cachedPage('home', 'home'), before);
      expect(await cache.follow({ after: null, next: '5', tags: [] })).toBe('5');
      expect(await cache.find('home')).toBeNull();
      expect(await cache.store('home', cachedPage('home', 'home'), before)).toBe(false);
      expect(await cache.place()).toBe('5');
    },
  },
];
