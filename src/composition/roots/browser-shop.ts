import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import type { ViewConfig } from '#config/page-config.ts';
import { createDictionary } from '#viewmodels/messages/dictionary.ts';
import { translations } from '#viewmodels/messages/translations.ts';
import { messages } from '../areas/messages.ts';
import { settings } from '../areas/settings.ts';
import { createCells, type Snapshot } from '../wiring/cells.ts';
import { openVisit, type VisitGiven } from '../wiring/late.ts';
import { createShop } from '../wiring/services.ts';
import { shell } from './shell.ts';

/** The shop of one page in the browser: what it shows is there from the first. */
export type BrowserShop = ReturnType<typeof createBrowserShop>;

/** `snapshot` is what the server knew. */
export function createBrowserShop(config: ViewConfig, snapshot: Snapshot) {
  const shop = createShop<VisitGiven>()({
    ...settings(config),
    ...messages(createDictionary(translations)),
    ...shell,
  });
  return openVisit(shop, { cells: createCells(createMobxCell, snapshot) });
}
