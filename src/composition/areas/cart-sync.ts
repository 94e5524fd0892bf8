import { createLoadTotals } from '#domain/cart/load-totals.ts';
import { createOpenServerCart } from '#domain/cart/open-server-cart.ts';
import { createRunStep } from '#domain/cart/run-step.ts';
import { createSyncCart } from '#domain/cart/sync-cart.ts';
import { createIsInCheckout } from '#domain/checkout/change-details.ts';
import { createShippingCountry } from '#domain/checkout/shipping-country.ts';

/** How a cart comes to agree with the shop's, and what it knows of the checkout. */
export const cartSync = {
  loadTotals: createLoadTotals,
  openServerCart: createOpenServerCart,
  syncCart: createSyncCart,
  runStep: createRunStep,
  isInCheckout: createIsInCheckout,
  shippingCountry: createShippingCountry,
};
