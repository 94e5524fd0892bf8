import type { ShopProcesses } from '#tools/workbench/shop-processes.ts';
import type { Page } from '../shoppers/page.ts';
import type { BrowserCounter } from './browser-counter.ts';
import type { BrowserTags } from './browser-tags.ts';
import type { BrowserVisit } from './browser-visit.ts';
import type { PageWatch } from './page-watch.ts';
import type { Workbench } from './workbench.ts';

/** What the built shop of an example in a browser is made of. */
export type BrowserParts = {
  readonly processes: ShopProcesses;
  readonly visit: BrowserVisit;
  readonly watch: PageWatch;
  readonly counter: BrowserCounter;
  readonly tags: BrowserTags;
  readonly page: Pick<Page, 'settle' | 'pressKey'>;
  readonly workbench: Workbench;
  /** Those that the shop has got in this example. */
  readonly orders: () => Promise<readonly unknown[]>;
};
