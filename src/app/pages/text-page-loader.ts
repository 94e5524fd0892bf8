import type { Page } from '#app/page/page.ts';
import { openedBy } from './opened.ts';

/** A page that nobody wrote leads home with a word (CONT-18, ROUTE-47, ROUTE-48). */
export const loadTextPage: Page['load'] = async (visit, { params, signal }) => {
  const outcome = await visit.shop.openShopPage(params['slug'] ?? '', signal);
  return openedBy(outcome, 'text-page');
};
