import { createBrowserLeisure } from '#adapters/browser/browser-leisure.ts';
import { createCacheStorageCaches } from '#adapters/browser/cache-storage-caches.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import { createKeepQuota } from '#domain/storage/keep-quota.ts';
import { createMakeRoom, type MakeRoom } from '#domain/storage/make-room.ts';
import { watchQuota } from '#domain/storage/watch-quota.ts';

export type CacheKeeping = {
  readonly makeRoom: MakeRoom;
  readonly watch: () => Promise<never>;
};

/** What keeps the device's caches small. No page needs it at once. */
export function createCacheKeeping({ clock, log }: { readonly clock: Clock; readonly log: Log }): CacheKeeping {
  const caches = createCacheStorageCaches();
  const keepQuota = createKeepQuota({ caches, log });
  return {
    makeRoom: createMakeRoom({ caches, log }),
    watch: () => watchQuota({ keepQuota, clock, leisure: createBrowserLeisure() }),
  };
}
