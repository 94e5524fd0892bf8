import { createAddToCart } from '#domain/cart/add-to-cart.ts';
import { createLoadTotals } from '#domain/cart/load-totals.ts';
import { createOpenServerCart } from '#domain/cart/open-server-cart.ts';
import { createRunStep } from '#domain/cart/run-step.ts';
import { createSyncCart } from '#domain/cart/sync-cart.ts';
import { createIsInCheckout } from '#domain/checkout/change-details.ts';
import { createShippingCountry } from '#domain/checkout/shipping-country.ts';
import type { FetchGuide } from '#viewmodels/checkout/address-guide.ts';
import { lazyVerbs } from '../wiring/late.ts';

/** What a cart can do on any page, how it comes to agree with the shop's, and what it knows of the checkout. */
export const cart = {
  addToCart: createAddToCart,
  loadTotals: createLoadTotals,
  openServerCart: createOpenServerCart,
  syncCart: createSyncCart,
  runStep: createRunStep,
  isInCheckout: createIsInCheckout,
  shippingCountry: createShippingCountry,
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
