import type { Browser } from 'playwright-core';
import type { FaultyProxy } from '../../network/faulty-proxy.ts';
import type { ShopClient } from '../../workbench/shop-client.ts';
import type { ShopProcesses } from '../../workbench/shop-processes.ts';
import type { WatchedApi } from './watched-api.ts';

/** What all schedules share: one shop behind one network, and one browser. */
export type World = {
  /** Where shoppers reach it. */
  readonly origin: string;
  /** Whatever of it does not run, runs. */
  readonly start: () => Promise<void>;
  readonly kill: ShopProcesses['kill'];
  /** What the API is sent. */
  readonly watched: WatchedApi;
  readonly network: FaultyProxy;
  readonly browser: Browser;
  readonly client: ShopClient;
};
