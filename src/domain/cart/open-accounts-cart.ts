import type { CustomerId } from '#domain/session/customer.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import type { Cart, CartId } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import { withAccountsCart } from './merge-carts.ts';

/**
 * Opens the cart of an account, which has lines of its own: the cart of this device comes together with it, once over all
 * tabs (CART-58, CART-66), and that is kept before the shop or another tab hears of it, else the pieces would be counted
 * there again.
 */
export type OpenAccountsCart = (owner: CustomerId) => Promise<Reply<CartId>>;

type Ports = {
  readonly cart: PersistedCell<Cart>;
  readonly session: ReadonlyCell<Session>;
  readonly gateway: Pick<CartGateway, 'create' | 'pull'>;
  readonly turns: Turns;
};

export function createOpenAccountsCart({ cart, session, gateway, turns }: Ports): OpenAccountsCart {
  return (owner) => turns.take('open-account-cart', () => bringTogether(owner));

  async function bringTogether(owner: CustomerId): Promise<Reply<CartId>> {
    await cart.read(); // another tab may have done it
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    const opened = await gateway.create();
    if (opened.kind !== 'ok') return opened;
    const pulled = await gateway.pull(opened.value);
    if (pulled.kind !== 'ok') return pulled;
    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };
    cart.update((now) => withAccountsCart(now, opened.value, pulled.value));
    await cart.settled();
    return opened;
  }
}
