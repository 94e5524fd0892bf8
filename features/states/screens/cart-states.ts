import { fillCart, fillCartToTheBrim, runLow, runOut, saveAllForLater } from '../filled-cart.ts';
import { knowsPinCode } from '../knows-pin-code.ts';
import { collection } from '../pieces.ts';
import { saveSome } from '../save-some.ts';
import { goesOffline, type States } from '../state.ts';

const address = '/cart';

export const cartStates: States = {
  ready: { address, when: fillCart },
  /** The day on which all of it arrives at a PIN code. */
  'delivery-told': {
    address,
    when: async (page) => {
      await fillCart(page);
      knowsPinCode('400050')(page);
    },
  },
  loading: { address, waitsFor: 'nothing' },
  empty: { address },
  /** What was saved for later is where to go on. */
  'empty-with-saved': { address, when: saveSome },
  /** What was looked at, wished for and saved for later: three ways on. */
  'empty-with-ways-on': {
    address,
    when: async (page) => {
      await saveSome(page);
      await fillCart(page);
      await saveAllForLater(page);
      page.recentlyViewed.update(() => collection.slice(6, 12).map(({ parentSku }) => parentSku));
      await page.openCartMore();
    },
  },
  saved: { address, when: fillCart, presses: ['Save for later: The'] },
  changing: {
    address,
    when: async (page) => {
      await fillCart(page);
      await page.openCartMore();
    },
    presses: ['Change color or size of Indigo'],
  },
  /** What there is to choose was not known when the network went. */
  'changing-offline': {
    address,
    when: async (page) => {
      await fillCart(page);
      goesOffline(page);
    },
    presses: ['Change color or size of Indigo'],
  },
  /** The shop refuses the cart's totals, so the device tells its own. */
  error: {
    address,
    when: async (page) => {
      page.api.fakes.cart.cut();
      await fillCart(page);
    },
  },
  offline: {
    address,
    when: async (page) => {
      await fillCart(page);
      goesOffline(page);
    },
  },
  partial: {
    address,
    when: async (page) => {
      await fillCart(page);
      runOut(page);
    },
  },
  /** Fewer are left than wanted, a change was refused, and one is fine. */
  'stock-problems': {
    address,
    when: async (page) => {
      await fillCart(page);
      runLow(page);
    },
  },
  coupon: {
    address,
    when: async (page) => {
      await fillCart(page);
      await page.openCart();
      await page.applyCoupon('FESTIVE10');
    },
  },
  'coupon-refused': {
    address,
    when: async (page) => {
      await fillCart(page);
      await page.openCart();
      page.cartScreen.coupon.type('DIWALI50');
    },
    presses: ['Apply coupon'],
  },
  removing: { address, when: fillCart, presses: ['Remove Indigo Block Print Kurta Set'] },
  full: { address, when: fillCartToTheBrim },
};
