import { createPlaceAsSeen, type PlaceAsSeen } from '#domain/journeys/place-as-seen.ts';
import { createPlaceWithAccount } from '#domain/journeys/place-with-account.ts';
import { createClearOrdered } from '#domain/orders/clear-ordered.ts';
import { createResumeEdits } from '#domain/orders/edit-order.ts';
import { createPlaceOrder } from '#domain/orders/place-order.ts';
import { createReturnPieces } from '#domain/orders/return-pieces.ts';
import { createSendElsewhere } from '#domain/orders/send-elsewhere.ts';
import { createSettleCanceled } from '#domain/orders/settle-canceled.ts';

/** What becomes of orders that left the cart, were canceled or taken back, or are of another store view. */
export const revising = {
  createClearOrdered,
  createResumeEdits,
  createReturnPieces,
  createSendElsewhere,
  createSettleCanceled,
};

export type PlacingPorts = Parameters<typeof createPlaceOrder>[0] &
  Omit<Parameters<typeof createPlaceAsSeen>[0], 'placeOrder'> &
  Omit<Parameters<typeof createPlaceWithAccount>[0], 'placeAsSeen'>;

/** Placing an order: its code comes when the checkout has been open for a moment. */
export function createPlacing(ports: PlacingPorts): PlaceAsSeen {
  const placeAsSeen = createPlaceAsSeen({ ...ports, placeOrder: createPlaceOrder(ports) });
  return createPlaceWithAccount({ ...ports, placeAsSeen });
}
