import type { Screens } from '../assemblies/screens.ts';
import type { PanelSeen, UsingPanels } from './carting.ts';

type Parts = { readonly screens: () => Screens; readonly settles: () => Promise<void> };

/** Opens panels as the frame does, and does what a panel does once it is open. */
export function createServicePanels({ screens, settles }: Parts): UsingPanels {
  return {
    async opensPanel(panel) {
      open[panel](screens());
      await settles();
    },
    closesPanel: async (panel) => close[panel](screens()),
    async isPageCovered() {
      return covering.some(screens().frame.isOpen);
    },
    async minicart() {
      await settles();
      const { emptyWords, isOpen, lines, total } = screens().minicart;
      if (!isOpen) throw new Error('The minicart is not open.');
      return {
        names: lines.map(({ name }) => name),
        total: emptyWords ? null : total,
        words: emptyWords ? `${emptyWords.title} ${emptyWords.text}` : '',
      };
    },
  };
}

const covering = ['minicart', 'menu', 'wishlist', 'account', 'sign-in'] as const;

type Press = (screens: Screens) => void;

const open: Readonly<Record<PanelSeen, Press>> = {
  minicart({ frame, minicart }) {
    frame.openMinicart();
    minicart.opened();
  },
  menu: ({ frame }) => frame.openMenu(),
  wishlist({ frame, wishlist }) {
    frame.openWishlist();
    void wishlist.wishlist.opened();
  },
  account({ frame, account }) {
    frame.openAccount();
    void account.opened();
  },
};

const close: Readonly<Record<PanelSeen, Press>> = {
  minicart: ({ minicart }) => minicart.close(),
  menu: ({ frame }) => frame.closePanel(),
  wishlist: ({ wishlist }) => wishlist.close(),
  account: ({ account }) => account.close(),
};
