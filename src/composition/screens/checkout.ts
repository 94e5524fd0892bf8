import { createProposeCountry } from '#domain/checkout/propose-country.ts';
import type { Notify } from '#domain/notices/notify.ts';
import { createPriceForDelivery } from '#domain/workflows/price-for-delivery.ts';
import { createCheckoutScreen } from '#viewmodels/checkout/checkout-screen-model.ts';
import { loadPlacing } from '../areas/fetched-ahead.ts';
import { lazyVerbs } from '../wiring/late.ts';
import { checkoutActs } from './checkout-acts.ts';
import { chooseStore } from './choose-store.ts';
import { openCart } from './open-cart.ts';

/** What the checkout brings along, whichever part of it comes first. */
export const checkout = {
  ...openCart,
  ...chooseStore,
  ...checkoutActs,
  proposeCountry: createProposeCountry,
  priceForDelivery: createPriceForDelivery,
  checkoutScreen: createCheckoutScreen,
};

const verb = lazyVerbs(loadPlacing);

/** Places nothing, and says so, while its code cannot be had; the next press asks for it again. */
export const latePlacing = {
  loadSendingLimits: verb('loadSendingLimits', () => async () => undefined),
  placeWithAccount: verb('placeWithAccount', ({ notify }: { readonly notify: Notify }) => () => {
    notify({ code: 'part-missing' });
    return { kind: 'not-loaded' } as const;
  }),
};
