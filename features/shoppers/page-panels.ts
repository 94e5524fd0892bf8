import type { PanelSeen, UsingPanels } from './carting.ts';
import { type Page, type Target, thePart } from './page.ts';

const cartButton: Target = { role: 'button', startsWith: 'Cart, ' };
const minicart: Target = { role: 'dialog', name: 'Cart' };

/** What opens each panel, and the panel itself. */
const openers: Readonly<Record<PanelSeen, Target>> = {
  minicart: cartButton,
  menu: { role: 'button', name: 'Menu' },
  wishlist: { role: 'link', startsWith: 'Wishlist, ' },
  account: { role: 'button', name: 'Account' },
};
const dialogs: Readonly<Record<PanelSeen, Target>> = {
  minicart,
  menu: { role: 'dialog', name: 'Menu' },
  wishlist: { role: 'dialog', name: 'Wishlist' },
  account: { role: 'dialog', name: 'Account' },
};

/** Opens what lies over a page, and closes it. */
export function createPagePanels(page: Page): UsingPanels {
  return {
    opensPanel: (panel) => page.press(openers[panel]),
    closesPanel: (panel) => page.press({ role: 'button', name: 'Close', within: dialogs[panel] }),
    async isPageCovered() {
      const panels = await page.all({ role: 'dialog' });
      return panels.some(({ name }) => name !== ''); // one that is closed holds nothing that could name it
    },
    async minicart() {
      const { text } = await thePart(page, minicart);
      const removes = await page.all({ role: 'button', startsWith: 'Remove ', within: minicart });
      const [total] = await page.all({ role: 'strong', within: minicart });
      return {
        names: removes.map(({ name }) => name.slice('Remove '.length)),
        total: total?.text ?? null,
        words: text,
      };
    },
  };
}
