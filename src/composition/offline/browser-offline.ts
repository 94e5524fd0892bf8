import { createBrowserServiceWorkers } from '#adapters/browser/browser-service-workers.ts';
import { createCacheStorageCaches } from '#adapters/browser/cache-storage-caches.ts';
import { showWorkerState } from '#adapters/browser/show-worker-state.ts';
import { createDropVisited } from '#domain/storage/drop-visited.ts';
import { LOG } from '../device/tokens.ts';
import type { Resolve } from '../visit.ts';
import { createOffline, type Offline } from './create-offline.ts';

/** Over the worker of this browser. */
export function createBrowserOffline(get: Resolve): Offline {
  const dropVisited = createDropVisited({ caches: createCacheStorageCaches(), log: get(LOG) });
  return createOffline(get, {
    workers: createBrowserServiceWorkers(),
    tell: showWorkerState,
    dropVisited,
  });
}
