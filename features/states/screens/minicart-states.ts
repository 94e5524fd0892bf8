import { withPanelOpen } from '#domain/interface/panels.ts';
import { fillCart, fillCartToTheBrim, runOut } from '../filled-cart.ts';
import { goesOffline, isSlow, type OpenPage, type States } from '../state.ts';

const address = '/';

function openMinicart(shop: OpenPage): void {
  shop.panels.update((now) => withPanelOpen(now, 'minicart'));
}

export const minicartStates: States = {
  ready: {
    address,
    when: async (page) => {
      await fillCart(page);
      openMinicart(page);
    },
  },
  loading: { address, given: isSlow, waitsFor: 'nothing', when: openMinicart },
  empty: { address, when: openMinicart },
  error: {
    address,
    when: async (page) => {
      page.api.fakes.cart.cut();
      await fillCart(page);
      openMinicart(page);
    },
  },
  offline: {
    address,
    when: async (page) => {
      await fillCart(page);
      goesOffline(page);
      openMinicart(page);
    },
  },
  partial: {
    address,
    when: async (page) => {
      await fillCart(page);
      runOut(page);
      openMinicart(page);
    },
  },
  full: {
    address,
    when: async (page) => {
      await fillCartToTheBrim(page);
      openMinicart(page);
    },
  },
};
