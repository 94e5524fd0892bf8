import { beginQueueModule } from '../journeys/begin-queue-module.ts';
import { heardModule } from '../journeys/heard-module.ts';
import { queueModule } from '../journeys/queue-module.ts';
import { newsletterState } from '../newsletter/newsletter-state.ts';
import type { Module } from '../visit.ts';

/** What waits to be sent. In the browser its code comes when it is first asked for: something is queued, something waits, or the page rests. */
export const queueModules: readonly Module[] = [newsletterState, queueModule, heardModule, beginQueueModule];
