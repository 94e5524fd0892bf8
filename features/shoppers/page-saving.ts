import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Saving } from './saving.ts';

const panel: Target = { role: 'dialog', name: 'Wishlist' };
const pieces: Target = { role: 'list', name: 'Saved pieces' };
const saved: Target = { ...pieces, within: panel };
const toAdd = (name: string): Target => ({ role: 'button', name: `Add to cart: ${name}`, within: panel });
const toChoose = (name: string): Target => ({ role: 'link', name: `Choose and add: ${name}`, within: panel });
const link: Target = { role: 'link', startsWith: 'Wishlist, ' };
const products: Target = { role: 'list', name: 'Products' };

/** Presses hearts and looks into the wishlist. */
export function createPageSaving(page: Page): Saving {
  return {
    ...inWishlistPanel(page),
    ...movingWishlist(page),
    savesFromList: (name) => page.press({ role: 'button', name: `Save ${name}`, within: products }),
    savesOpenProduct: () => page.press({ role: 'button', name: 'Add to wishlist' }),
    forgetsOpenProduct: () => page.press({ role: 'button', name: 'Remove from wishlist' }),
    async wishlistPage() {
      return (await page.all({ role: 'listitem', within: pieces })).flatMap(({ links: [name = ''] }) => name || []);
    },
    takesOutOnWishlistPage: (name) => page.press({ role: 'button', name: `Remove ${name} from wishlist` }),
  };
}

function inWishlistPanel(page: Page) {
  const open = () => openPanel(page);
  return {
    async wishlist() {
      await open();
      const items = await page.all({ role: 'listitem', within: saved });
      await page.press({ role: 'button', name: 'Close', within: panel });
      const cards = items.filter(({ links }) => links.length > 0); // the badges of a card are a list, too
      return cards.map(({ links, prices }) => ({ name: links[0] ?? '', price: prices['current'] ?? '' })).toReversed();
    },
    async wordsOfSaved(name) {
      await open();
      const item = (await page.all({ role: 'listitem', within: saved })).find(({ links }) => links[0] === name);
      return /Now .* (?:less|more) than when you saved it\./.exec(item?.text ?? '')?.[0] ?? null;
    },
    async stockOfSaved(name) {
      await open();
      const item = (await page.all({ role: 'listitem', within: saved })).find(({ links }) => links[0] === name);
      const said = /(Back in stock\.|Sold out since you saved it\.|Only \d+ left\.)/g;
      return (item?.text.match(said) ?? []).join(' ');
    },
    async takesOutOfWishlist(name) {
      await open();
      await page.press({ role: 'button', name: `Remove ${name} from wishlist`, within: panel });
    },
    async wayToCart(name) {
      await open();
      if (await hasPart(page, toAdd(name))) return 'add';
      return (await hasPart(page, toChoose(name))) ? 'choose' : null;
    },
    async addsSaved(name) {
      await open();
      await page.press(toAdd(name));
    },
    async choosesSaved(name) {
      await open();
      await page.press(toChoose(name));
    },
  } satisfies Partial<Saving>;
}

/** What is done with the list as a whole. */
function movingWishlist(page: Page) {
  return {
    async movesWishlist() {
      await openPanel(page);
      await page.press({ role: 'button', name: 'Move all to cart', within: panel });
    },
    movesWishlistBack: () => page.press({ role: 'button', name: 'Undo', within: panel }),
    async newsOfWishlist() {
      await thePart(page, panel);
      return (await page.all({ role: 'status', within: panel }))[0]?.text ?? '';
    },
  } satisfies Partial<Saving>;
}

async function openPanel(page: Page): Promise<void> {
  if (await hasPart(page, panel)) return;
  if (await hasPart(page, link)) return page.press(link);
  // On a phone a page's own bar may stand where the wishlist is on others.
  await page.press({ role: 'button', name: 'Menu' });
  await page.press({ role: 'button', startsWith: 'Wishlist, ' });
}
