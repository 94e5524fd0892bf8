import { accountModule } from '../account/account-module.ts';
import { doorModule } from '../journeys/door-module.ts';
import { heardModule } from '../journeys/heard-module.ts';
import { queueModule } from '../journeys/queue-module.ts';
import { sessionModule } from '../journeys/session-module.ts';
import { newsletterState } from '../newsletter/newsletter-state.ts';
import type { Module } from '../visit.ts';

/** What is done for people with accounts. In the browser its code comes when it is asked for. */
export const accountsModules: readonly Module[] = [
  accountModule,
  sessionModule,
  doorModule,
  newsletterState,
  queueModule,
  heardModule,
];
