import { createBroadcastTabMessages } from '#adapters/browser/broadcast-tab-messages.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserJitter } from '#adapters/browser/browser-jitter.ts';
import { createConsoleLog } from '#adapters/browser/console-log.ts';
import { createWebLocks } from '#adapters/browser/web-locks.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import { stores } from './stores.ts';

/** What of a device a page has and a worker as well: its clock, its network and what it keeps. */
export function device(config: ShopConfig) {
  const clock = createBrowserClock();
  const log = createConsoleLog();
  return {
    ...stores({ config, clock, log }),
    clock,
    log,
    ids: createBrowserIds(),
    jitter: createBrowserJitter(),
    connectivity: createBrowserConnectivity(),
    locks: createWebLocks({ log }),
    tabMessages: createBroadcastTabMessages(),
  };
}
