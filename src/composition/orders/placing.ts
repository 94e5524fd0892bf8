import { createPlaceAsSeen, type PlaceAsSeen } from '#domain/journeys/place-as-seen.ts';
import { createPlaceWithAccount } from '#domain/journeys/place-with-account.ts';
import { createPlaceOrder } from '#domain/orders/place-order.ts';
import { createAskForLasting, type LastingStorage } from '#domain/storage/ask-for-lasting.ts';
import type { DeviceNewsChannel } from '#domain/storage/device-news.ts';

export type PlacingPorts = Omit<Parameters<typeof createPlaceOrder>[0], 'askForLasting'> & {
  readonly lasting: LastingStorage;
  readonly news: Pick<DeviceNewsChannel, 'tell'>;
} & Omit<Parameters<typeof createPlaceAsSeen>[0], 'placeOrder'> &
  Omit<Parameters<typeof createPlaceWithAccount>[0], 'placeAsSeen'>;

/** Placing an order: its code comes when the checkout has been open for a moment. */
export function createPlacing(ports: PlacingPorts): PlaceAsSeen {
  const askForLasting = createAskForLasting({ storage: ports.lasting, tell: ports.news.tell });
  const placeAsSeen = createPlaceAsSeen({ ...ports, placeOrder: createPlaceOrder({ ...ports, askForLasting }) });
  return createPlaceWithAccount({ ...ports, placeAsSeen });
}
