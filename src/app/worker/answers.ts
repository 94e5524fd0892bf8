import { mayKeep, type ResponseCacheName } from '#domain/offline/kept-answers.ts';
import type { ResponseCache } from './response-cache.ts';

type Ports = {
  readonly responseCache: (name: ResponseCacheName) => ResponseCache;
  /** Milliseconds. */
  readonly wait: (time: number) => Promise<void>;
};

/** What is asked for, the key it is kept under, and how the network is asked. */
export type Asking = {
  readonly name: ResponseCacheName;
  readonly key: string;
  readonly ask: () => Promise<Response>;
  /** Takes what is still to be done when the answer is there. */
  readonly after: (work: Promise<unknown>) => void;
};

export type Answers = {
  /** For what never changes under its address. */
  readonly keptFirst: (asking: Asking) => Promise<Response>;
  /** For what changes: what is kept stands in where nothing answers, or not in time. Rejects when there is neither. */
  readonly freshFirst: (asking: Asking) => Promise<Response>;
};

/** Less than a search waits, so that a network which says nothing is no worse than none. */
const PATIENCE_MS = 4_000;

export function createAnswers({ responseCache, wait }: Ports): Answers {
  return {
    async keptFirst(asking) {
      return (await responseCache(asking.name).find(asking.key)) ?? (await fresh(asking));
    },
    async freshFirst(asking) {
      try {
        return await Promise.race([fresh(asking), keptWhenLate(asking)]);
      } catch (error) {
        const kept = await responseCache(asking.name).find(asking.key);
        if (!kept) throw error;
        return kept;
      }
    },
  };

  async function fresh({ name, key, ask, after }: Asking): Promise<Response> {
    const answer = await ask();
    after(keep(name, key, answer.clone()));
    return answer;
  }

  async function keep(name: ResponseCacheName, key: string, answer: Response): Promise<void> {
    const told = toldBy(answer);
    if (!mayKeep(name, { ...told, bytes: 0 })) return; // not read for nothing
    const { size: bytes } = await answer.clone().blob();
    if (mayKeep(name, { ...told, bytes })) await responseCache(name).keep(key, answer);
  }

  /** Never resolves where nothing is kept: then the network has all the time it takes. */
  async function keptWhenLate({ name, key }: Asking): Promise<Response> {
    await wait(PATIENCE_MS);
    return (await responseCache(name).find(key)) ?? new Promise<never>(() => undefined);
  }
}

function toldBy({ status, redirected: isRedirected, headers }: Response) {
  const contentType = headers.get('content-type') ?? '';
  return { status, isRedirected, contentType, cacheControl: headers.get('cache-control') ?? '' };
}
