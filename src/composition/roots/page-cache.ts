import { createRedisPageCache } from '#adapters/redis/redis-page-cache.ts';
import { createMemoryPageCache } from '#adapters/remembering/memory-page-cache.ts';
import type { PageCache } from '#domain/page-cache/page-cache.ts';

type Place = {
  /** Of the memory of this process, where pages are kept there. */
  readonly mostBytes: number;
  /** Asks the Redis or Valkey that all page servers share; null where there is none. */
  readonly askRedis: Parameters<typeof createRedisPageCache>[0] | null;
};

/** Where the page server keeps whole pages. */
export function openPageCache({ mostBytes, askRedis }: Place): PageCache {
  return askRedis === null ? createMemoryPageCache({ mostBytes }) : createRedisPageCache(askRedis);
}
