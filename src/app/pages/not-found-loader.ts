import type { Page } from '#app/page/page.ts';
import { ownPathOf } from '#domain/shared/own-path.ts';

/** The menu is the way back, and something near may be what was meant; the page opens without them. */
export const loadNotFound: Page['load'] = async (visit, { url }) => {
  await Promise.all([visit.loadMenu(), visit.shop.openMissing(ownPathOf(url.searchParams.get('from')))]);
  return { kind: 'shown', shows: 'page-not-found', status: 404 };
};
