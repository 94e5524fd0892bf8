import { everyPage, isPageTag, type PageTag } from '#domain/page-cache/page-tags.ts';
import type { Log } from '#domain/shared/log.ts';

type Ports = {
  /** The API without a slash at its end. */
  readonly apiUrl: string;
  /** Undefined where the API is on this machine and wants none. */
  readonly key: string | undefined;
  /** Whether somebody else invalidates where the API tells of no changes. */
  readonly isToldOtherwise: boolean;
  readonly invalidate: (tags: readonly PageTag[]) => Promise<void>;
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
type News = { readonly next: string; readonly tags: readonly string[] | null };

/**
 * Asks the API what has changed, again and again, and invalidates in the order of the changes. It goes on where it was
 * after the API was away, so that no change is lost; a server that begins has cached nothing, and asks from then on.
 */
export function hearChanges(ports: Ports): Hearing {
  const ended = new AbortController();
  let isHearing = false;

  async function run(): Promise<void> {
    let [place, heardAt]: [Place, number] = [null, ports.now()];
    while (!ended.signal.aborted) {
      const isDeaf = place !== null && ports.now() - heardAt > DEAF_FOR_MS;
      const news = await ask(isDeaf ? null : place);
      if (news !== null) {
        await tell(isDeaf ? null : news.tags);
        [place, heardAt] = [news.next, ports.now()];
        isHearing = true;
      }
      await ports.wait(ASKS_EVERY_MS);
    }
  }

  /** Null where nothing was told. */
  async function ask(place: Place): Promise<News | null> {
    const { status, news } = await askApi(ports, place, ended.signal);
    if (status === 404)
      isHearing = ports.isToldOtherwise; // an API that tells nobody
    else if (status >= 400 && status < 500) isHearing = false; // it does not tell this server
    return news;
  }

  async function tell(tags: readonly string[] | null): Promise<void> {
    const isAll = tags === null || !tags.every(isPageTag);
    if (isAll || tags.length > 0) await ports.invalidate(isAll ? everyPage : tags.filter(isPageTag));
  }

  run().catch((error) => {
    isHearing = false;
    ports.log.error(`Changes are heard of no more, and no page is cached: ${String(error)}`);
  });
  return { hears: () => isHearing, stop: () => ended.abort() };
}

type Asked = { readonly status: number; readonly news: News | null };

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
    return { status, news: status === 200 ? newsIn(text) : null };
  } catch {
    return { status: 0, news: null };
  }
}

/** Null for what is no news; tags are null where the API does not know all that has changed since. */
function newsIn(text: string): News | null {
  const { result } = JSON.parse(text) as { readonly result?: unknown };
  const { next, tags } = Object(result) as { readonly next?: unknown; readonly tags?: unknown };
  if (typeof next !== 'string' || !/^\d{1,20}$/.test(next)) return null;
  if (tags === null) return { next, tags };
  return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? { next, tags } : null;
}
