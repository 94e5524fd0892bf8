import { ContainerModule } from 'inversify';
import { watchValue } from '#adapters/browser/watch-value.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { createBeginQueue } from '#domain/journeys/begin-queue.ts';
import { cartTold, createTellCart, type TellCart } from '#domain/journeys/tell-cart.ts';
import { createTellUntold, type TellUntold } from '#domain/journeys/tell-untold.ts';
import type { Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { SHOW_WAITING_CHANGE } from '../account/kept-tokens.ts';
import { CART } from '../cart/start-tokens.ts';
import { CHECKOUT } from '../checkout/tokens.ts';
import { KEPT_UNTOLD } from '../device/storage-tokens.ts';
import { CLOCK, SIGNALS } from '../device/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { BEGIN_QUEUE, QUEUE_TASK, RUN_QUEUE, TASK_BOOK, TELL_DISCARDED } from '../queue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { token } from '../token.ts';

type FollowCart = (onChange: () => void) => void;

const TELL_CART = token<TellCart>('tell-cart');
const TELL_UNTOLD = token<TellUntold>('tell-untold');
const FOLLOW_CART = token<FollowCart>('follow-cart');

/** What the queue does of its own while a page is open; the page server has no device to send from. */
export const beginQueueModule = new ContainerModule(({ bind }) => {
  const known = { cart: CART, session: SESSION, checkoutDetails: CHECKOUT };
  provide(bind, FOLLOW_CART, createFollowCart, known);
  provide(bind, TELL_CART, createTellCart, {
    ...known,
    taskRepository: TASK_BOOK,
    queueTask: QUEUE_TASK,
    runQueue: RUN_QUEUE,
    clock: CLOCK,
  });
  provide(bind, TELL_UNTOLD, createTellUntold, { pendingNotices: KEPT_UNTOLD, notify: NOTIFY });
  provide(bind, BEGIN_QUEUE, createBeginQueue, {
    runQueue: RUN_QUEUE,
    tellCart: TELL_CART,
    followCart: FOLLOW_CART,
    showWaitingChange: SHOW_WAITING_CHANGE,
    tellUntold: TELL_UNTOLD,
    tellDiscarded: TELL_DISCARDED,
    tabMessages: SIGNALS,
  });
});

type Followed = {
  readonly cart: ReadonlyCell<Cart>;
  readonly session: ReadonlyCell<Session>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
};

function createFollowCart({ cart, session, checkoutDetails }: Followed): FollowCart {
  const told = () =>
    JSON.stringify(cartTold({ cart: cart.get(), session: session.get(), details: checkoutDetails.get() }));
  return (onChange) => watchValue(told, onChange);
}
