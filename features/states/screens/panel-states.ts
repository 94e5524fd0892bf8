import { FRAME } from '#composition/frame/tokens.ts';
import { NOTIFY } from '#composition/interface/tokens.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { saveMore, saveReduced, saveSome } from '../save-some.ts';
import { goesOffline, isDown, type States } from '../state.ts';

const address = '/';

export const wishlistStates: States = {
  ready: {
    address,
    when: async (page) => {
      await saveSome(page);
      page.get(FRAME).openWishlist();
    },
  },
  reduced: {
    address,
    when: async (page) => {
      await saveReduced(page);
      page.get(FRAME).openWishlist();
    },
  },
  loading: { address, waitsFor: 'nothing', when: ({ get }) => get(FRAME).openWishlist() },
  empty: { address, when: ({ get }) => get(FRAME).openWishlist() },
  offline: {
    address,
    when: async (page) => {
      await saveSome(page);
      goesOffline(page);
      page.get(FRAME).openWishlist();
    },
  },
};

const page = '/wishlist';

export const wishlistPageStates: States = {
  ready: { address: page, when: saveMore },
  reduced: { address: page, when: saveReduced },
  loading: { address: page, waitsFor: 'nothing' },
  empty: { address: page },
  /** What the pieces are is not known there, so that none can be added. */
  offline: {
    address: page,
    when: async (open) => {
      await saveMore(open);
      goesOffline(open);
      isDown(open);
    },
  },
};

export const accountStates: States = {
  ready: {
    address,
    when: async (page) => {
      await placeOrder(page);
      page.get(FRAME).openAccount();
      return address;
    },
  },
  told: {
    address,
    when: ({ get }) => {
      get(NOTIFY)({ code: 'cart-added' });
      get(NOTIFY)({ code: 'server-message', text: 'The coupon code is not valid any more.' });
      get(NOTIFY)({ code: 'cart-stock-unsure' });
      get(FRAME).openAccount();
    },
  },
  empty: { address, when: ({ get }) => get(FRAME).openAccount() },
};
