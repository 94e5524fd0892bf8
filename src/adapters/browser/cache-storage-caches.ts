import type { CacheEntry, DeviceCaches, DeviceSpace } from '#domain/storage/device-caches.ts';

type Given = {
  /** A function, since a page that is not secure has none, and looking at it may throw. */
  readonly storage?: () => CacheStorage | undefined;
  readonly estimate?: () => Promise<StorageEstimate> | undefined;
};

/**
 * The caches in which the service worker keeps answers. An entry is as old as its answer says that it is, and as large;
 * one that says neither counts as the oldest, and takes what its body has.
 */
export function createCacheStorageCaches({
  storage = () => globalThis.caches,
  estimate = () => navigator.storage?.estimate?.(), // Safari tells since 17
}: Given = {}): DeviceCaches {
  const sizeOf = createSizes();

  return {
    names: async () => (await storage()?.keys()) ?? [],
    drop: async (name) => void (await storage()?.delete(name)),
    async entries(cache) {
      if (!(await storage()?.has(cache))) return []; // looking into one that is gone would make it anew
      const held = await storage()?.open(cache);
      const requests = (await held?.keys()) ?? [];
      return Promise.all(
        requests.map(async ({ url: key }) => {
          const answer = await held?.match(key, { ignoreVary: true });
          return { cache, key, bytes: await sizeOf({ cache, key }, answer), keptAt: timeOf(answer) };
        }),
      );
    },
    async remove({ cache, key }) {
      const held = await storage()?.open(cache);
      await held?.delete(key, { ignoreVary: true });
    },
    space: async () => spaceIn(await estimate()),
  };
}

/** Milliseconds since 1970; 0 where the answer does not say. */
function timeOf(answer: Response | undefined): number {
  const time = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(time) ? 0 : time;
}

type SizeOf = (entry: Pick<CacheEntry, 'cache' | 'key'>, answer: Response | undefined) => Promise<number>;

/** What an answer takes: as it says, else as its body turns out, which is looked at once for each answer. */
function createSizes(): SizeOf {
  const known = new Map<string, { readonly keptAt: number; readonly bytes: number }>();

  return async ({ cache, key }, answer) => {
    const said = Number(answer?.headers.get('content-length') ?? Number.NaN);
    if (Number.isSafeInteger(said) && said >= 0) return said;
    const keptAt = timeOf(answer);
    const before = known.get(`${cache} ${key}`);
    if (before?.keptAt === keptAt) return before.bytes;
    const bytes = (await answer?.blob())?.size ?? 0;
    known.set(`${cache} ${key}`, { keptAt, bytes });
    return bytes;
  };
}

function spaceIn(said: StorageEstimate | undefined): DeviceSpace | null {
  const { usage, quota } = said ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota };
}
