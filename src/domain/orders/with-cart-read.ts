import type { Cart } from '#domain/cart/cart.ts';
import { lineWith } from '#domain/cart/cart-lines.ts';
import { keyOf } from '#domain/cart/line-parts.ts';
import { type Clock, within } from '#domain/shared/clock.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { hasLeftCart, type Order } from './order.ts';

/** The cart that orders leave when they are taken. */
export type LeftCart = Pick<PersistedCell<Cart>, 'get' | 'update' | 'open' | 'untilStored'>;

/** The longest time that a device has been seen to keep a page waiting. */
const READ_WITHIN_MS = 30_000;

type Ports = { readonly cart: LeftCart; readonly clock: Pick<Clock, 'after'> };

/**
 * Does what an order may leave the cart with, as soon as this page has read that cart: an order leaves nothing of one that
 * was not read yet. At once where the page shows all its lines.
 */
export function withCartRead<T>(ports: Ports, order: Order, act: () => Promise<T>): Promise<T> {
  const { cart } = ports;
  const isShown = order.lines.every((line) => lineWith(cart.get(), keyOf(line)));
  return isShown ? act() : read(ports, order).then(act);
}

/** Also with what other pages have put into it, but for a device that takes too long. */
function read({ cart, clock }: Ports, order: Order): Promise<void> {
  if (hasLeftCart(order)) return cart.open();
  return cart.open().then(() => within(clock, READ_WITHIN_MS, cart.untilStored(), undefined));
}
