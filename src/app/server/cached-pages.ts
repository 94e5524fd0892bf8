import type { CachedPage, PageCache } from '#domain/page-cache/page-cache.ts';
import { lifetimeOf } from '#domain/page-cache/page-lifetime.ts';
import type { Log } from '#domain/shared/log.ts';
import { storeChoiceText } from '#domain/storeview/store-cookie.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import type { Trace } from '#shared/trace.ts';
import { cachedAddress } from './cached-address.ts';
import { packed } from './pack-page.ts';
import type { Rendered, RenderPage } from './render-page.tsx';

/** A page out of the cache, or one that was drawn for this request alone. */
export type Page = Rendered | ({ readonly kind: 'cached' } & CachedPage);

export type FindPage = (address: string, signal: AbortSignal, storeView?: StoreView, trace?: Trace) => Promise<Page>;

type Ports = {
  readonly cache: PageCache;
  readonly render: RenderPage;
  /** Tells pages of this build and configuration from those of any other. */
  readonly build: string;
  /** Whether this server hears of what changes: else no page is cached. */
  readonly hears: () => boolean;
  /** How often a page had to go on without what the catalog says now: such a page is for its moment. */
  readonly catalogFaults: () => number;
  /** Milliseconds a page may take that several wait for. */
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly log: Log;
};

/** `isWhole`: nothing on it stands in for what the catalog says now. */
type Drawn = { readonly page: Page; readonly isWhole: boolean };

const MOST_TRIES = 3;
const LARGEST_PAGE = 2 * 1_024 * 1_024;

/**
 * Answers out of the cache, and draws what is not there: once for all who wait for it. The renderer is given nothing but
 * what stands in the key. Where no page can be drawn, one that is over stands in.
 */
export function createCachedPages(ports: Ports): FindPage {
  const { cache, render, build, hears, now } = ports;
  const underWay = new Map<string, Promise<Drawn>>();

  return async (address, signal, storeView = defaultStoreView, trace = undefined) => {
    const wanted = cachedAddress(address);
    if (wanted === null || !hears()) return render(address, signal, storeView, trace);
    const key = [build, storeChoiceText(storeView), wanted].join(' ');
    const known = await cache.find(key);
    if (known && now() < known.times.freshUntil) {
      if (now() >= known.times.renewedFrom) renew(key, wanted, storeView);
      return cached(known);
    }
    const page = await drawnOrKnown(known, () => drawnOnce(key, wanted, storeView, trace));
    return page.kind === 'moved' && wanted !== address ? render(address, signal, storeView, trace) : page; // a redirect keeps all of a query
  };

  async function drawnOrKnown(known: CachedPage | null, draw: () => Promise<Drawn>): Promise<Page> {
    if (known === null || now() >= known.times.goodUntil) return (await draw()).page;
    const { page, isWhole } = await draw().catch(() => ({ page: cached(known), isWhole: false }));
    return isWhole && !(page.kind === 'page' && page.status >= 500) ? page : cached(known);
  }

  function renew(key: string, wanted: string, storeView: StoreView): void {
    drawnOnce(key, wanted, storeView).catch((error) => ports.log.error(`A page was not renewed: ${String(error)}`));
  }

  function drawnOnce(key: string, wanted: string, storeView: StoreView, trace?: Trace): Promise<Drawn> {
    const drawing =
      underWay.get(key) ?? draw(ports, key, { wanted, storeView, trace }).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }
}

type Asked = { readonly wanted: string; readonly storeView: StoreView; readonly trace: Trace | undefined };

/** A page that was overtaken by an invalidation is drawn again: some who wait for it came after that. */
async function draw(ports: Ports, key: string, { wanted, storeView, trace }: Asked): Promise<Drawn> {
  const { cache, now } = ports;
  for (let tries = 1; ; tries += 1) {
    const [mark, faults, at] = [await cache.mark(), ports.catalogFaults(), now()];
    const page = await ports.render(wanted, AbortSignal.timeout(ports.limit), storeView, trace);
    const isWhole = ports.catalogFaults() === faults;
    if (!isWhole || !mayBeCached(page, wanted)) return { page, isWhole };
    const { tags, changes } = page.caching;
    const { language, status, isPrivate, isFindable, styles = [] } = page;
    const times = lifetimeOf({ at, changes, chance: ports.random() });
    const kept = { tags, language, status, isPrivate, isFindable, styles, times, ...(await packed(page.html)) };
    if ((await cache.store(key, kept, mark)) || tries === MOST_TRIES) return { page: cached(kept), isWhole };
  }
}

function cached(page: CachedPage): Page {
  return { kind: 'cached', ...page };
}

type Cacheable = Extract<Rendered, { kind: 'page' }> & { readonly caching: object };

/** Of pages about a shopper, whose shells are the same for all, those at one part of a path: further ones name an order. */
function mayBeCached(page: Rendered, wanted: string): page is Cacheable {
  if (page.kind !== 'page' || !page.caching || page.html.length > LARGEST_PAGE) return false;
  if (page.isPrivate && !/^\/[\w-]+$/.test(wanted)) return false;
  return page.status === 200 || wanted === '/page-not-found';
}
