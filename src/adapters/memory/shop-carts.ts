import type { CartId } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type MemoryLinkEnd, refused } from './memory-link.ts';
import { emptyShopCart, type ShopCart } from './shop-cart.ts';

/** The carts of the fake shop, and the way to ask about one of them. */
export interface ShopCarts {
  open(): CartId;
  created(): number;
  find(id: CartId): ShopCart | null;
  keep(id: CartId, cart: ShopCart): true;
  forget(id: CartId): void;
  /** Answers a call about a cart; one the shop does not know is refused with 404. */
  on<T>(
    verb: keyof CartGateway,
    args: readonly [CartId, ...unknown[]],
    reply: (cart: ShopCart) => Reply<T>,
  ): Promise<Reply<T>>;
}

/** `now` is what a cart is at this moment: prices may have changed since it was kept. */
export function createShopCarts(link: MemoryLinkEnd<keyof CartGateway>, now: (cart: ShopCart) => ShopCart): ShopCarts {
  const carts = new Map<CartId, ShopCart>();
  let created = 0;
  return {
    open() {
      created += 1;
      const id = `cart-${created}` as CartId;
      carts.set(id, emptyShopCart);
      return id;
    },
    created: () => created,
    find: (id) => carts.get(id) ?? null,
    keep(id, cart) {
      carts.set(id, cart);
      return true;
    },
    forget: (id) => void carts.delete(id),
    on: (verb, args, reply) =>
      link.answer(verb, args, () => {
        const cart = carts.get(args[0]);
        return cart ? reply(now(cart)) : refused(404, `No such entity with cartId = ${args[0]}`);
      }),
  };
}
