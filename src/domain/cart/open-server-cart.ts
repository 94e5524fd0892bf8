import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { CartId } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import type { OpenAccountsCart } from './open-accounts-cart.ts';

/** Opens the server's cart for whoever visits: a new one for a guest, the account's for a customer. */
export type OpenServerCart = () => Promise<Reply<CartId>>;

type Ports = {
  readonly session: ReadonlyCell<Session>;
  readonly cartGateway: Pick<CartGateway, 'create'>;
  readonly openAccountsCart: OpenAccountsCart;
};

export function createOpenServerCart({ session, cartGateway, openAccountsCart }: Ports): OpenServerCart {
  return async () => {
    const owner = ownerOf(session.get());
    return owner === null ? cartGateway.create() : openAccountsCart(owner);
  };
}
