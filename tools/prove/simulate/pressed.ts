import { placing } from '#composition/areas/placing.ts';
import type { TabForTests } from '#composition/roots/shop-for-tests.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { checkout } from '#composition/screens/checkout.ts';
import { confirmationScreen } from '#composition/screens/confirmation.ts';
import { takingBack } from '#composition/screens/taking-back.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { waitingOrders } from '#composition/screens/waiting-orders.ts';
import type { ServicesOf } from '#composition/wiring/services.ts';

/** What a shopper presses, with all its code. */
export const pressed = {
  ...cartLines,
  ...checkout,
  ...placing,
  ...takingBack,
  ...waitingOrders,
  ...tracking,
  ...confirmationScreen,
};

/** What a tab of a schedule has. */
export type SimulatedTab = TabForTests & ServicesOf<typeof pressed>;
