import type { WorkerScope } from './worker-scope.ts';

// Stands in the worker's place where the shop shall have none: it takes over at once, and leaves with all that was kept.

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
