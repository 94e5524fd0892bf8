import { CACHES, KEPT_FOR, pageKey, SHELL_ADDRESS, storeChoiceIn } from '#domain/offline/kept-keys.ts';
import type { FindKeptPages, FindSavedAt, KeptPage } from '#domain/offline/kept-pages.ts';
import { pathWithin, type ViewPath } from '#domain/storeview/view-address.ts';

type Device = {
  /** Functions, since looking at either may throw where a page may keep nothing. */
  readonly storage: () => CacheStorage;
  readonly cookies: () => Parameters<typeof storeChoiceIn>[0];
};

const ofThisBrowser: Device = {
  storage: () => caches,
  cookies: () => ('cookieStore' in window ? (window.cookieStore as ReturnType<Device['cookies']>) : undefined),
};

const PAGES = `${CACHES}pages`;
const ANY_HOST = 'http://shop'; // a worker and its caches have but one

/** Reads the pages of a store view as the worker keeps them: their names stand in them. */
export function createFindKeptPages(view: ViewPath, { storage, cookies }: Device = ofThisBrowser): FindKeptPages {
  return async () => {
    try {
      const [cache, choice] = await Promise.all([
        storage().open(PAGES),
        storeChoiceIn(cookies(), ANY_HOST + view.prefix),
      ]);
      const own = (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get(KEPT_FOR) === choice);
      const pages = await Promise.all(own.map(async ({ url }) => pageOf(view, url, await cache.match(url, ANY))));
      return pages.filter((page) => page !== null).toSorted((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0));
    } catch {
      return []; // a browser without caches, or one that lets pages keep nothing
    }
  };
}

export function createFindSavedAt({ storage, cookies }: Device = ofThisBrowser): FindSavedAt {
  return async (address) => {
    try {
      const key = pageKey(address, await storeChoiceIn(cookies(), address));
      return savedAt(await storage().match(key, { cacheName: PAGES, ...ANY }));
    } catch {
      return null;
    }
  };
}

/** The key says all that a page depends on. */
const ANY = { ignoreVary: true };

async function pageOf(view: ViewPath, key: string, answer: Response | undefined): Promise<KeptPage | null> {
  const url = new URL(key);
  const path = pathWithin(view, url.pathname);
  const name = answer && nameIn(await answer.text());
  if (!name || path === null || path === SHELL_ADDRESS) return null;
  url.searchParams.delete(KEPT_FOR);
  return { address: path + url.search, name, savedAt: savedAt(answer) };
}

function savedAt(answer: Response | undefined): number | null {
  const time = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

/** What a page calls itself, before the name of the shop. */
function nameIn(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
  const text = title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: keyof typeof signs) => signs[sign]);
  return text.split(' – ').slice(0, -1).join(' – ').trim() || text.trim();
}

/** As React writes them. */
const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
