import { createAddToCart } from '#domain/cart/add-to-cart.ts';
import type { FetchGuide } from '#viewmodels/checkout/address-guide.ts';
import { lazyVerbs } from '../wiring/late.ts';
import { cartSync } from './cart-sync.ts';

/** What a cart can do on any page, and how it comes to agree with the shop's. */
export const cart = {
  ...cartSync,
  addToCart: createAddToCart,
  fetchGuide: createLateAddressGuide,
};

const verb = lazyVerbs(loadCartVerbs);

/** What is done with a cart that no first page waits for. */
export const lateCart = {
  /** Without its code the sync has failed, and the next one tries again. */
  adoptLines: verb('adoptLines'),
  /** Without its code the shop was not asked. */
  applyCoupon: verb('applyCoupon', () => () => 'failed'),
  /** Without its code the stock is looked at later. */
  checkLines: verb('checkLines', () => () => undefined),
};

async function loadCartVerbs() {
  return (await import(/* webpackChunkName: "cart-verbs" */ './cart-verbs.ts')).cartVerbs;
}

/** No first page needs it: it is fetched when an address may be typed. */
function createLateAddressGuide(): FetchGuide {
  return async () => {
    const found = await import(/* webpackChunkName: "address-guide" */ '#viewmodels/checkout/address-guide.ts').catch(
      () => null,
    );
    return found?.addressGuide ?? null;
  };
}
