import type { Page } from '#app/page/page.ts';
import { ownPathOf } from '#domain/shared/own-path.ts';

/** Something near may be what was meant; the page opens without it, too. */
export const loadNotFound: Page['load'] = async ({ shop }, { url, queue }) => {
  queue.push({ run: () => shop.openMissing(ownPathOf(url.searchParams.get('from'))) });
  return { kind: 'shown', shows: 'page-not-found', status: 404 };
};
