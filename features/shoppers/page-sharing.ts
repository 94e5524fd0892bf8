import { hasPart, headingOf, type Page, type Target } from './page.ts';
import type { Sharing } from './sharing.ts';

const sharing: Target = { role: 'region', name: 'Share this wishlist' };
const toForm: Target = { role: 'button', name: 'Share this wishlist', within: sharing };
const link: Target = { name: 'Link to the list' };

/** Shares the wishlist on its page, and reads lists where their links lead. */
export function createPageSharing(page: Page): Sharing {
  return {
    async sharesWishlist({ title, name }) {
      await page.goTo('/wishlist');
      await page.press(toForm);
      await page.fill({ name: 'What the list is called' }, title);
      await page.fill({ name: 'Your name' }, name);
      await page.press({ role: 'button', name: 'Share', within: sharing });
    },
    async stopsSharing() {
      await page.goTo('/wishlist');
      await page.press({ role: 'button', name: 'Stop sharing', within: sharing });
    },
    newsOfSharing: async () => (await page.all({ role: 'status', within: sharing }))[0]?.text ?? '',
    async sharedLink() {
      await page.goTo('/wishlist');
      if (!(await hasPart(page, link))) return null;
      return new URL((await page.all(link))[0]?.value ?? '').pathname;
    },
    async seenList() {
      const pieces = await page.all({ role: 'listitem', within: { role: 'list', name: 'Shared pieces' } });
      const by = (await page.all({ role: 'paragraph' })).find(({ text }) => text.startsWith('Shared by '));
      return {
        title: await headingOf(page),
        by: by?.text ?? '',
        pieces: pieces
          .filter(({ links }) => links.length > 0)
          .map(({ links, prices }) => ({ name: links[0] ?? '', price: prices['current'] ?? '' })),
      };
    },
    savesSeenList: () => page.press({ role: 'button', name: 'Add to my wishlist' }),
  };
}
