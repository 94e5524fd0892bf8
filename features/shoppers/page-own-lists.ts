import type { OwnLists } from './own-lists.ts';
import { hasPart, type Page, type Target } from './page.ts';

const lists: Target = { role: 'region', name: 'Your lists' };
const name: Target = { name: 'Name of the list' };
const panel: Target = { role: 'dialog', name: 'Wishlist' };
const button = (named: string, within: Target): Target => ({ role: 'button', name: named, within });

/** Keeps lists on the page of the wishlist. */
export function createPageOwnLists(page: Page): OwnLists {
  return { ...naming(page), ...moving(page), ...readingLists(page) };
}

function naming(page: Page) {
  return {
    async makesList(typed) {
      await comesTo(page);
      await page.press(button('New list', lists));
      await page.fill(name, typed);
      await page.press(button('Create list', lists));
    },
    async leavesNaming() {
      await comesTo(page);
      await page.press(button('New list', lists));
      await page.press(button('Cancel', lists));
    },
    async renamesList(typed) {
      await page.press(button('Rename list', lists));
      await page.fill(name, typed);
      await page.press(button('Save name', lists));
    },
    deletesList: () => page.press(button('Delete list', lists)),
    async problemOfName() {
      if (!(await hasPart(page, name))) return '';
      return (await page.all(name))[0]?.problem ?? '';
    },
  } satisfies Partial<OwnLists>;
}

function moving(page: Page) {
  return {
    async movesToList(piece, list) {
      await page.press({ role: 'button', name: `Move to list: ${piece}` });
      await page.press(button(list, { role: 'list', name: `Move to list: ${piece}` }));
    },
    movesListToCart: () => page.press({ role: 'button', name: 'Move all to cart' }),
    takesBackOnPage: () => page.press({ role: 'button', name: 'Undo' }),
  } satisfies Partial<OwnLists>;
}

function readingLists(page: Page) {
  return {
    async looksAtList(list) {
      await comesTo(page);
      await page.press({ role: 'button', startsWith: `${list}, `, within: lists });
    },
    async ownLists() {
      await comesTo(page);
      const items = await page.all({ role: 'button', within: { role: 'list', within: lists } });
      return items.map((item) => item.name);
    },
    async newsOfLists() {
      const said = await page.all({ role: 'status', within: { role: 'main' } });
      return said.find(({ text }) => text !== '')?.text ?? '';
    },
    async listOfSaved(piece) {
      await page.press({ role: 'link', startsWith: 'Wishlist, ' });
      const items = await page.all({ role: 'listitem', within: { role: 'list', name: 'Saved pieces', within: panel } });
      await page.press(button('Close', panel));
      const item = items.find(({ links }) => links[0] === piece);
      return /In the list “.*”/.exec(item?.text ?? '')?.[0] ?? '';
    },
  } satisfies Partial<OwnLists>;
}

async function comesTo(page: Page): Promise<void> {
  if ((await page.address()).split('?')[0] !== '/wishlist') await page.goTo('/wishlist');
}
