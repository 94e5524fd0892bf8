import type { Page as Tab } from 'playwright-core';
import type { BrowserVisit } from './browser-visit.ts';
import type { Fixtures } from './fixtures.ts';
import type { PageWatch } from './page-watch.ts';

/** How the shop is opened with a chat, whose page is at an address of its own. */
export type OpensWithChat = {
  readonly url: string;
  readonly home: string;
  readonly start: (url: string) => Promise<void>;
};

type Parts = { readonly visit: BrowserVisit; readonly watch: PageWatch };
type ChatFixtures = Pick<Fixtures, 'answersInChat' | 'widens' | 'decidesOnChat' | 'chatSeen'>;

const HEIGHT = 900;

export function chattingIn({ url, home, start }: OpensWithChat, { visit, watch }: Parts): ChatFixtures {
  const requested: string[] = [];
  let isWatched = false;
  return {
    async answersInChat() {
      watch.expectFailures();
      await start(url);
    },
    async widens(width) {
      await (await look()).setViewportSize({ width, height: HEIGHT });
    },
    /** Asked on the home page, at whose end the question lies. */
    async decidesOnChat(isAllowed) {
      const tab = await look();
      await tab.goto(home, { waitUntil: 'domcontentloaded' });
      await tab.getByRole('button', { name: isAllowed ? 'Allow all' : 'Refuse all', exact: true }).click();
    },
    /** Of a page that has the chat its own requests count, else all of the example. */
    async chatSeen() {
      const frames = (await look()).frames().filter((frame) => frame.url() === url);
      return { asked: frames.length || requested.length, isThere: frames.length > 0 };
    },
  };

  async function look(): Promise<Tab> {
    const tab = await visit.tab();
    if (!isWatched)
      tab.on('request', (request) => void (request.url().startsWith(url) && requested.push(request.url())));
    isWatched = true;
    return tab;
  }
}
