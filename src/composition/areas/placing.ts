import { createFindSendingLimits } from '#domain/cart/find-sending-limits.ts';
import { createLoadSendingLimits } from '#domain/cart/load-sending-limits.ts';
import { createCheckDelivery } from '#domain/delivery/check-delivery.ts';
import { createCheckParcel } from '#domain/delivery/check-parcel.ts';
import { createReadParcelLimit } from '#domain/delivery/read-parcel-limit.ts';
import { createPlaceOrder } from '#domain/orders/place-order.ts';
import { createPlaceAsSeen } from '#domain/workflows/place-as-seen.ts';
import { createPlaceWithAccount } from '#domain/workflows/place-with-account.ts';
import { revising } from './revising.ts';

/** With placing an order, whose code comes when the checkout has been open for a moment. */
export const placing = {
  ...revising,
  checkDelivery: createCheckDelivery,
  checkParcel: createCheckParcel,
  findSendingLimits: createFindSendingLimits,
  loadSendingLimits: createLoadSendingLimits,
  readParcelLimit: createReadParcelLimit,
  placeOrder: createPlaceOrder,
  placeAsSeen: createPlaceAsSeen,
  placeWithAccount: createPlaceWithAccount,
};
