import { createBrowserServiceWorkers } from '#adapters/browser/browser-service-workers.ts';
import { showWorkerState } from '#adapters/browser/show-worker-state.ts';
import type { FollowPages } from '#domain/offline/follow-worker.ts';
import type { Resolve } from '../visit.ts';
import { createOffline, type Offline } from './create-offline.ts';

/** Over the worker of this browser. */
export function createBrowserOffline(get: Resolve, followPages: FollowPages = () => undefined): Offline {
  return createOffline(get, { workers: createBrowserServiceWorkers(), followPages, tell: showWorkerState });
}
