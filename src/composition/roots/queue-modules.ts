import { beginQueueModule } from '../journeys/begin-queue-module.ts';
import { heardModule } from '../journeys/heard-module.ts';
import { queueModule } from '../journeys/queue-module.ts';
import { newsletterState } from '../newsletter/newsletter-state.ts';
import type { Module } from '../visit.ts';

/**
 * What waits to be sent. In the browser its code comes when something waits or is queued, at once for customers, else when
 * the page has come to rest.
 */
export const queueModules: readonly Module[] = [newsletterState, queueModule, heardModule, beginQueueModule];
