import { createPlaceAsSeen, type PlaceAsSeen } from '#domain/journeys/place-as-seen.ts';
import { createPlaceWithAccount } from '#domain/journeys/place-with-account.ts';
import { createPlaceOrder } from '#domain/orders/place-order.ts';

export type PlacingPorts = Parameters<typeof createPlaceOrder>[0] &
  Omit<Parameters<typeof createPlaceAsSeen>[0], 'placeOrder'> &
  Omit<Parameters<typeof createPlaceWithAccount>[0], 'placeAsSeen'>;

/** Placing an order: its code comes when the checkout has been open for a moment. */
export function createPlacing(ports: PlacingPorts): PlaceAsSeen {
  const placeAsSeen = createPlaceAsSeen({ ...ports, placeOrder: createPlaceOrder(ports) });
  return createPlaceWithAccount({ ...ports, placeAsSeen });
}
