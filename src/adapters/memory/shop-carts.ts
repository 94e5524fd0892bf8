import type { CartId } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type MemoryLinkEnd, refused } from './memory-link.ts';
import { notAuthorized } from './memory-token-gateway.ts';
import type { ShopAccounts } from './shop-accounts.ts';
import { emptyShopCart, type ShopCart } from './shop-cart.ts';

/** The carts of the fake shop, and the way to ask about one of them. */
export interface ShopCarts {
  /** What whoever has the token may do; '' for a guest. */
  as(token: string): ShopCartsOf;
  created(): number;
  /** The cart that an account has open; null when it has none. */
  openCartOf(owner: CustomerId | null): CartId | null;
  find(id: CartId): ShopCart | null;
  keep(id: CartId, cart: ShopCart): true;
  forget(id: CartId): void;
}

export interface ShopCartsOf {
  /** A new cart; a customer's open one, if there is one. */
  open(): Reply<CartId>;
  /** Answers a call about a cart; one the shop does not know is refused with 404, and so is a cart of somebody else. */
  on<T>(
    verb: keyof CartGateway,
    args: readonly [CartId, ...unknown[]],
    reply: (cart: ShopCart) => Reply<T>,
  ): Promise<Reply<T>>;
}

type Options = {
  readonly link: MemoryLinkEnd<keyof CartGateway>;
  /** What a cart is at this moment: prices may have changed since it was kept. */
  readonly now: (cart: ShopCart) => ShopCart;
  readonly accounts: Pick<ShopAccounts, 'holder'>;
};

export function createShopCarts({ link, now, accounts }: Options): ShopCarts {
  const carts = new Map<CartId, ShopCart>();
  const owners = new Map<CartId, CustomerId>();
  let created = 0;
  return {
    as: (token) => ({
      open: () =>
        forWhoever(accounts.holder, token, (owner) => ({ kind: 'ok', value: openCartOf(owner) ?? opened(owner) })),
      on: (verb, args, reply) =>
        link.answer(verb, args, () =>
          forWhoever(accounts.holder, token, (owner) => {
            const [id] = args;
            const cart = carts.get(id);
            const isTheirs = !owners.has(id) || owners.get(id) === owner;
            return cart && isTheirs ? reply(now(cart)) : refused(404, `No such entity with cartId = ${id}`);
          }),
        ),
    }),
    created: () => created,
    openCartOf,
    find: (id) => carts.get(id) ?? null,
    keep(id, cart) {
      carts.set(id, cart);
      return true;
    },
    forget: (id) => void carts.delete(id),
  };

  function openCartOf(owner: CustomerId | null): CartId | null {
    return [...carts.keys()].find((id) => owner !== null && owners.get(id) === owner) ?? null;
  }

  function opened(owner: CustomerId | null): CartId {
    created += 1;
    const id = `cart-${created}` as CartId;
    carts.set(id, emptyShopCart);
    if (owner !== null) owners.set(id, owner);
    return id;
  }
}

/** '' is a guest's token; one that is worth nothing is refused. */
function forWhoever<T>(
  holderOf: ShopAccounts['holder'],
  token: string,
  reply: (owner: CustomerId | null) => Reply<T>,
): Reply<T> {
  if (token === '') return reply(null);
  const holder = holderOf(token);
  return holder ? reply(holder.id) : notAuthorized;
}
