import { createBroadcastSignals } from '#adapters/browser/broadcast-signals.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserSpread } from '#adapters/browser/browser-spread.ts';
import { createConsoleLog } from '#adapters/browser/console-log.ts';
import { createWebLocksTurns } from '#adapters/browser/web-locks-turns.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { CLOCK, CONNECTIVITY, IDS, LOG, SIGNALS, SPREAD, TURNS } from '../device/tokens.ts';
import { type Bind, provideShared } from '../provide.ts';
import { provideStores } from './provide-stores.ts';

/** What of a device a page has and a worker as well: its clock, its network and what it keeps. Answers the clock. */
export function provideDevice(bind: Bind, config: ShopConfig): Clock {
  const clock = createBrowserClock();
  const log = createConsoleLog();
  provideStores(bind, { config, clock, log });
  provideShared(bind, CLOCK, clock);
  provideShared(bind, LOG, log);
  provideShared(bind, IDS, createBrowserIds());
  provideShared(bind, SPREAD, createBrowserSpread());
  provideShared(bind, CONNECTIVITY, createBrowserConnectivity());
  provideShared(bind, TURNS, createWebLocksTurns({ log }));
  provideShared(bind, SIGNALS, createBroadcastSignals());
  return clock;
}
