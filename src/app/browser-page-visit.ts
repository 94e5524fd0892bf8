import { LOAD_CATEGORIES, MENU, NOTIFY } from '#composition/tokens.ts';
import type { Resolve } from '#composition/visit.ts';
import type { PageVisit } from './page.ts';

/** The visit as loaders see it in the browser, where nothing waits for the menu. */
export function createBrowserPageVisit(get: Resolve): PageVisit {
  return {
    get,
    leaveEmpty() {
      get(NOTIFY)({ code: 'product-empty-result' });
      return '/';
    },
    async loadMenu() {
      if (!get(MENU).get().isLoaded) void get(LOAD_CATEGORIES)();
    },
  };
}
