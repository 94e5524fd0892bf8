import { createBrowserServiceWorkers } from '#adapters/browser/browser-service-workers.ts';
import { createCacheStorageCaches } from '#adapters/browser/cache-storage-caches.ts';
import { showWorkerState } from '#adapters/browser/show-worker-state.ts';
import { offlineOver } from '../areas/offline.ts';

/** Over the worker of this browser. */
export const browserOffline = offlineOver({
  workers: createBrowserServiceWorkers(),
  tell: showWorkerState,
  caches: createCacheStorageCaches(),
});
