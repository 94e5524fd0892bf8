import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Purchase } from './make-order.ts';
import { filledCart } from './tab-for-tests.ts';

/** A guest buys what is in the filled cart, in the only store view. */
export const purchase: Purchase = {
  cart: filledCart,
  details: meeraDetails,
  methods: usualMethods,
  paymentRules: { india: [] },
  storeView: defaultStoreView,
  owner: null,
  storeCode: null,
};
