import type { Page } from '#app/page/page.ts';
import { openedBy } from './opened.ts';

export const loadStoreLocator: Page['load'] = async (visit) => {
  const outcome = await visit.shop.openStores();
  return openedBy(outcome, 'store-locator');
};
