import { placeOrder } from '../meera-checks-out.ts';
import { saveChanged, saveInLists, saveMore, saveReduced, saveSome, shareSome } from '../save-some.ts';
import { goesOffline, isDown, type States } from '../state.ts';
import { ownListStates } from './own-list-states.ts';

const address = '/';

export const wishlistStates: States = {
  ready: {
    address,
    when: async (page) => {
      await saveSome(page);
      page.frame.openWishlist();
    },
  },
  reduced: {
    address,
    when: async (page) => {
      await saveReduced(page);
      page.frame.openWishlist();
    },
  },
  lists: {
    address,
    when: async (page) => {
      await saveInLists(page);
      page.frame.openWishlist();
    },
  },
  loading: { address, waitsFor: 'nothing', when: (shop) => shop.frame.openWishlist() },
  empty: { address, when: (shop) => shop.frame.openWishlist() },
  offline: {
    address,
    when: async (page) => {
      await saveSome(page);
      goesOffline(page);
      page.frame.openWishlist();
    },
  },
};

const page = '/wishlist';

export const wishlistPageStates: States = {
  ready: { address: page, when: saveMore },
  reduced: { address: page, when: saveReduced },
  changed: { address: page, when: saveChanged },
  moved: { address: page, when: saveMore, presses: ['Move all to cart'] },
  sharing: { address: page, when: saveMore, presses: ['Share this wishlist'] },
  shared: { address: page, when: shareSome },
  ...ownListStates,
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
      page.frame.openAccount();
      return address;
    },
  },
  told: {
    address,
    when: (shop) => {
      shop.notify({ code: 'cart-added' });
      shop.notify({ code: 'server-message', text: 'The coupon code is not valid any more.' });
      shop.notify({ code: 'cart-stock-unsure' });
      shop.frame.openAccount();
    },
  },
  empty: { address, when: (shop) => shop.frame.openAccount() },
};
