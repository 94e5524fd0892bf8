import type { PageVisit } from '#app/page/page.ts';
import { LOAD_FRAME, MENU } from '#composition/catalog/tokens.ts';
import { CONNECTIVITY } from '#composition/device/tokens.ts';
import { NOTIFY } from '#composition/interface/tokens.ts';
import { LATE_ENTER_ACCOUNT } from '#composition/journeys/start-tokens.ts';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import { emptyPageNotice } from '#domain/notices/empty-page-notice.ts';

/** The visit as loaders see it in the browser, where nothing waits for the menu. */
export function createBrowserPageVisit({ visit: { get }, back }: BrowserShop): PageVisit {
  return {
    get,
    leaveEmpty() {
      void back().then(({ visit }) => visit.get(NOTIFY)(emptyPageNotice(visit.get(CONNECTIVITY))));
      return '/';
    },
    enterAccount: async (entering) => (await back()).visit.get(LATE_ENTER_ACCOUNT)(entering),
    async loadMenu() {
      if (!get(MENU).get().isLoaded) void get(LOAD_FRAME)();
    },
  };
}
