import { watchValue } from '#adapters/browser/watch-value.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { createBeginQueue } from '#domain/workflows/begin-queue.ts';
import { cartTold, createTellCart } from '#domain/workflows/tell-cart.ts';
import { createTellPendingNotices } from '#domain/workflows/tell-pending-notices.ts';
import { queue } from './queue.ts';

/** With what the queue does of its own while a page is open; the page server has no device to send from. */
export const openQueue = {
  ...queue,
  followCart: createFollowCart,
  tellCart: createTellCart,
  tellPendingNotices: createTellPendingNotices,
  beginQueue: createBeginQueue,
};

type Followed = {
  readonly cart: ReadonlyCell<Cart>;
  readonly session: ReadonlyCell<Session>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
};

function createFollowCart({ cart, session, checkoutDetails }: Followed): (onChange: () => void) => void {
  const told = () =>
    JSON.stringify(cartTold({ cart: cart.get(), session: session.get(), details: checkoutDetails.get() }));
  return (onChange) => watchValue(told, onChange);
}
