import { CacheExpiration } from 'workbox-expiration';
import { type Bounds, type ResponseCacheName, responseCaches } from '#domain/offline/kept-answers.ts';
import { CACHES } from '#domain/offline/kept-keys.ts';

const DAY_S = 86_400;

/** Answers by the address that they are kept under. */
export type ResponseCache = {
  readonly find: (key: string) => Promise<Response | undefined>;
  readonly keep: (key: string, answer: Response) => Promise<void>;
};

/** A cache of the browser within its bounds: what was used least lately goes first. */
export function openResponseCache(
  name: ResponseCacheName,
): ResponseCache & { readonly forget: () => Promise<unknown> } {
  const cacheName = CACHES + name;
  const expiration = new CacheExpiration(cacheName, boundsOf(responseCaches[name]));
  const place = name === 'files' ? {} : { cacheName }; // a file is the same in whatever cache of whichever build it lies
  return {
    async find(key) {
      const found = await caches.match(key, { ...place, ...whatKeySays });
      if (found) await expiration.updateTimestamp(key);
      return found;
    },
    async keep(key, answer) {
      await (await caches.open(cacheName)).put(key, answer);
      await expiration.updateTimestamp(key);
      await expiration.expireEntries();
    },
    /** With what was noted of when each answer was looked at. */
    forget: () => Promise.all([caches.delete(cacheName), expiration.delete()]),
  };
}

/** Neutral pages, which stay for as long as their build. */
export function openShells(): ResponseCache {
  const cacheName = `${CACHES}shells`;
  return {
    find: (key) => caches.match(key, { cacheName, ...whatKeySays }),
    keep: async (key, answer) => (await caches.open(cacheName)).put(key, answer),
  };
}

/** A key says all that an answer depends on. */
const whatKeySays = { ignoreVary: true };

function boundsOf({ most, days }: Bounds) {
  return { maxEntries: most, maxAgeSeconds: days * DAY_S };
}
