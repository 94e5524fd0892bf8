import { createPlaceOrder } from '#domain/orders/place-order.ts';
import { createPlaceAsSeen } from '#domain/workflows/place-as-seen.ts';
import { createPlaceWithAccount } from '#domain/workflows/place-with-account.ts';
import { revising } from './revising.ts';

/** With placing an order, whose code comes when the checkout has been open for a moment. */
export const placing = {
  ...revising,
  placeOrder: createPlaceOrder,
  placeAsSeen: createPlaceAsSeen,
  placeWithAccount: createPlaceWithAccount,
};
