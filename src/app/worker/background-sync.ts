import '#app/loading/polyfills.ts';
import { createBackgroundShop } from '#composition/roots/background-shop.ts';
import { configOfPage } from '#config/page-config.ts';
import { SHELL_ADDRESS } from '#domain/offline/kept-keys.ts';
import { createSendWhatWaits } from './send-what-waits.ts';
import type { WorkerScope } from './worker-scope.ts';

// The part of the worker that sends, a file of its own: a worker wakes up for every picture, and seldom for this.

declare const self: WorkerScope;

self.sendWhatWaits = createSendWhatWaits({
  ask: () => fetch(SHELL_ADDRESS, { credentials: 'same-origin', headers: { accept: 'text/html' } }),
  open: (config, areas) => createBackgroundShop(configOfPage(config), areas),
});
