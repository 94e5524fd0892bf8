import type { CustomerId } from '#domain/session/customer.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { AdoptLines } from './adopt-lines.ts';
import { type Cart, type CartId, type CartLine, sinceOf } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import type { OrdersUnderWay } from './clear-cart.ts';
import { withAccountsCart } from './merge-carts.ts';
import { isOrdered } from './plan-sync.ts';

/**
 * Opens the cart of an account, which has lines of its own: the cart of this device comes together with it, once over all
 * tabs (CART-58, CART-66), and that is kept whole before the shop or another tab hears of it: else the pieces would be
 * counted there again, or what is added in that tab would take the place of what the account has. Without the lines of the
 * account, or without the code that makes own ones of them, nothing comes together.
 */
export type OpenAccountsCart = (owner: CustomerId) => Promise<Reply<CartId>>;

type Ports = {
  readonly cart: PersistedCell<Cart>;
  readonly session: ReadonlyCell<Session>;
  readonly cartGateway: Pick<CartGateway, 'create' | 'pull'>;
  readonly adoptLines: AdoptLines;
  readonly ordersUnderWay: OrdersUnderWay;
  readonly locks: Locks;
};

export function createOpenAccountsCart(ports: Ports): OpenAccountsCart {
  const { cart, session, cartGateway, adoptLines, ordersUnderWay, locks } = ports;
  return (owner) => locks.runExclusive('open-account-cart', () => bringTogether(owner));

  async function bringTogether(owner: CustomerId): Promise<Reply<CartId>> {
    await cart.read(); // another tab may have done it
    await cart.untilStored(); // a cart that was not read yet is no empty one
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    const since = sinceOf(cart.get());
    const opened = await cartGateway.create();
    if (opened.kind !== 'ok') return opened;
    const lines = await linesOf(opened.value);
    if (lines.kind !== 'ok') return lines;
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    // What another tab has ordered since they were asked for is among these lines: the sync opens the next cart.
    cart.update((now) => (sinceOf(now) === since ? withAccountsCart(now, opened.value, lines.value) : now));
    await cart.settled();
    return opened;
  }

  /** What was ordered and is not sent yet is no part of a cart, although the shop still has it there. */
  async function linesOf(id: CartId): Promise<Reply<readonly CartLine[]>> {
    const pulled = await cartGateway.pull(id);
    if (pulled.kind !== 'ok') return pulled;
    const { orderedLines } = await ordersUnderWay();
    const wanted = pulled.value.filter((line) => !isOrdered(line, orderedLines));
    return adoptLines(wanted).then(
      (value) => ({ kind: 'ok', value }),
      () => ({ kind: 'unreachable' }),
    );
  }
}
