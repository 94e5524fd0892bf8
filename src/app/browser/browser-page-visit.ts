import type { Acting, PageVisit, Shell } from '#app/page/page.ts';
import { emptyPageNotice } from '#domain/notices/empty-page-notice.ts';

/** What answers a page that is not there, and who asks for their account. */
type Answering = Pick<Acting, 'connectivity' | 'notify' | 'enterAccount'>;

/** The visit as loaders see it in the browser, where nothing waits for what stands around a page. `acting`: the same shop, once it can act. */
export function createBrowserPageVisit(shop: Shell, acting: () => Promise<Answering>): PageVisit {
  return {
    shop,
    leaveEmpty() {
      void acting().then(({ notify, connectivity }) => notify(emptyPageNotice(connectivity)));
      return '/';
    },
    enterAccount: async (entering) => (await acting()).enterAccount(entering),
    async loadLayout() {
      if (!shop.menu.get().isLoaded) void shop.loadFrame();
    },
  };
}
