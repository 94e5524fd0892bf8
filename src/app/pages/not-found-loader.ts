import type { Page } from '../page.ts';

/** The menu is the way back; the page opens without it when it cannot be had. */
export const loadNotFound: Page['load'] = async (visit) => {
  await visit.loadMenu();
  return { kind: 'shown', shows: 'page-not-found', status: 404 };
};
