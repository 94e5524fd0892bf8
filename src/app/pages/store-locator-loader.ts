import type { Page } from '#app/page/page.ts';
import { OPEN_STORES } from '#composition/content/tokens.ts';
import { openedBy } from './opened.ts';

export const loadStoreLocator: Page['load'] = async (visit) => {
  const outcome = await visit.get(OPEN_STORES)();
  return openedBy(outcome, 'store-locator');
};
