import type { News, PageCache } from '#domain/page-cache/page-cache.ts';
import { isPageTag } from '#domain/page-cache/page-tags.ts';
import type { Log } from '#domain/shared/log.ts';

type Ports = {
  /** The API without a slash at its end. */
  readonly apiUrl: string;
  /** Undefined where the API is on this machine and wants none. */
  readonly key: string | undefined;
  /** Whether somebody else invalidates where the API tells of no changes. */
  readonly isToldOtherwise: boolean;
  /** Drops what has changed, and answers where to go on. */
  readonly follow: PageCache['follow'];
  /** Where to begin: what is cached may have been kept by a server that has heard up to there. */
  readonly place: PageCache['place'];
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  readonly log: Log;
};

export type Hearing = {
  /** Whether this server is told what changes. An API that is away tells nothing new, and nothing can be had of it either. */
  readonly hears: () => boolean;
  readonly stop: () => void;
};

const ASKS_EVERY_MS = 400; // with the answer within a second of the change
const ANSWERS_WITHIN_MS = 5_000; // an API that does not stays unheard; its pages cannot be drawn either
/** The API forgets changes after a day; who was deaf for long begins anew. */
const DEAF_FOR_MS = 3_600_000;

/** Which changes come next; null asks from now on. */
type Place = string | null;
type Told = { readonly next: string; readonly tags: readonly string[] | null };

/**
 * Asks the API what has changed, again and again, and drops pages in the order of the changes. It goes on where it was after
 * the API was away, so that no change is lost; a server that begins goes on where the cache is.
 */
export function hearChanges(ports: Ports): Hearing {
  const ended = new AbortController();
  const state = { isHearing: false, hasBegun: false };
  const hear = createHear(ports, state);

  async function run(): Promise<void> {
    let [place, heardAt]: [Place, number] = [await ports.place(), ports.now()];
    while (!ended.signal.aborted) {
      const after = ports.now() - heardAt > DEAF_FOR_MS ? null : place;
      const { status, told } = await askApi(ports, after, ended.signal);
      if (told !== null) [place, heardAt] = [await hear.news(after, told), ports.now()];
      else await hear.nothing(status);
      await ports.wait(ASKS_EVERY_MS);
    }
  }

  run().catch((error) => {
    state.isHearing = false;
    ports.log.error(`Changes are heard of no more, and no page is cached: ${String(error)}`);
  });
  return { hears: () => state.isHearing, stop: () => ended.abort() };
}

function createHear(ports: Ports, state: { isHearing: boolean; hasBegun: boolean }) {
  function follow(news: News): Promise<Place> {
    state.hasBegun = true;
    return ports.follow(news);
  }

  return {
    async news(after: Place, { next, tags }: Told): Promise<Place> {
      const isKnown = tags?.every(isPageTag) ?? false;
      const known = isKnown ? { after, tags: (tags ?? []).filter(isPageTag) } : { after: null, tags: [] };
      const place = await follow({ ...known, next });
      state.isHearing = true;
      return place;
    },
    /** An API that tells nobody may be heard otherwise, and one that refuses is not. */
    async nothing(status: number): Promise<void> {
      const isToldOtherwise = status === 404 && ports.isToldOtherwise;
      if (isToldOtherwise && !state.hasBegun) await follow({ after: null, next: null, tags: [] });
      if (status >= 400 && status < 500) state.isHearing = isToldOtherwise;
    },
  };
}

type Asked = { readonly status: number; readonly told: Told | null };

async function askApi(
  { apiUrl, key }: Pick<Ports, 'apiUrl' | 'key'>,
  place: Place,
  ended: AbortSignal,
): Promise<Asked> {
  try {
    const { status, text } = await fetch(`${apiUrl}/page-changes${place === null ? '' : `?after=${place}`}`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      signal: AbortSignal.any([ended, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    return { status, told: status === 200 ? toldIn(text) : null };
  } catch {
    return { status: 0, told: null };
  }
}

/** Null where nothing is told; tags are null where the API does not know all that has changed since. */
function toldIn(text: string): Told | null {
  const { result } = JSON.parse(text) as { readonly result?: unknown };
  const { next, tags } = Object(result) as { readonly next?: unknown; readonly tags?: unknown };
  if (typeof next !== 'string' || !/^\d{1,20}$/.test(next)) return null;
  if (tags === null) return { next, tags };
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? { next, tags } : null;
}
