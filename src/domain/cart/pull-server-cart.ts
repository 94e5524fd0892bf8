import type { Cell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import { type Failure, type Reply, withValue } from '#domain/shared/reply.ts';
import { type Cart, type CartId, sinceOf } from './cart.ts';
import { type CartGateway, isDecision, isDenied, type ServerItem } from './cart-gateway.ts';
import { detachOtherCarts } from './cart-lines.ts';
import type { OpenServerCart } from './open-server-cart.ts';
import { removedOfOtherCarts } from './removals.ts';

const GUEST_CART_TRIES = 10; // specification §9 (CART-60, CART-61)

export type Pulled = { readonly id: CartId; readonly lines: readonly ServerItem[] };

/** Null when the shop could not be asked. `force` begins a new count of failures. */
export type PullServerCart = (force: boolean) => Promise<Pulled | null>;

export type PullPorts = {
  readonly cart: Cell<Cart>;
  readonly cartGateway: CartGateway;
  readonly openServerCart: OpenServerCart;
  readonly log: Log;
};

/** The lines of the server's cart, which is opened anew when the shop refuses it; ten failures at most in a row. */
export function createPullServerCart(ports: PullPorts): PullServerCart {
  const { cart, cartGateway, log } = ports;
  let failures = 0;

  return async (force) => {
    if (force) failures = 0; // the network is back: a new start
    while (failures < GUEST_CART_TRIES) {
      const asked = cart.get().id;
      const reply = await pullOnce(asked);
      if (reply.kind === 'unreachable') return null; // no failure of the cart: there is nobody to ask
      if (reply.kind === 'ok') {
        failures = 0;
        return reply.value;
      }
      failures += 1;
      log.error(`The server's cart could not be read: ${reply.kind}`);
      if (reply.kind === 'refused' && isDecision(reply)) forget(asked);
    }
    return null;
  };

  /** What the shop refuses is no cart any more, unless another tab has opened the next one meanwhile. */
  function forget(asked: CartId | null): void {
    cart.update((now) => (asked === null || now.id === asked ? withoutServerCart(now) : now));
  }

  async function pullOnce(asked: CartId | null): Promise<Reply<Pulled>> {
    const id = asked ?? (await openedCart(ports));
    if (typeof id !== 'string') return id;
    return withValue(await cartGateway.pull(id), (lines) => ({ id, lines }));
  }
}

/** A new cart, or the open one of the account; a guest's where the shop denies that (CART-58, CART-59). Else why there is none. */
async function openedCart({ cart, cartGateway, openServerCart }: PullPorts): Promise<CartId | Failure> {
  const since = sinceOf(cart.get());
  const own = await openServerCart();
  const reply = isDenied(own) ? await cartGateway.create('guest') : own;
  if (reply.kind !== 'ok') return reply;
  // Another tab may have opened one, or ordered what this one was opened for.
  cart.update((now) => (now.id === null && sinceOf(now) === since ? inNewCart(now, reply.value) : now));
  return reply.value;
}

function inNewCart(cart: Cart, id: CartId): Cart {
  const removedEarly = [...cart.removedEarly, ...removedOfOtherCarts(cart, id)];
  return detachOtherCarts({ ...cart, id, removedEarly });
}

/**
 * The cart without the shop's, which was refused. Lines and removals keep their ties, which name it: where it is opened
 * again after all, as that of an account is, its pieces are theirs and no further ones, and what was removed stays so. A
 * line that was removed early may have been so by another page, of whose removal this one had not heard.
 */
export function withoutServerCart(cart: Cart): Cart {
  const removed = cart.removed.filter(({ cartId }) => cartId !== undefined);
  return { ...cart, id: null, removed, isMerging: false, inSync: null, totals: null };
}
