import type { Answer, TestApi } from './open-test-api.ts';

type Line = { readonly item_id: number; readonly sku: string; readonly qty: number };

/** A guest's cart, and calls about it. */
export type GuestCart = {
  readonly id: string;
  /** The address of a cart call. */
  readonly address: (path: string) => string;
  readonly update: (cartItem: object) => Promise<Answer<Line>>;
};

export async function newGuestCart(shop: TestApi): Promise<GuestCart> {
  const { result: id } = await shop.call<string>('cartCreate', '/api/cart/create?token=');
  const address = (path: string) => `/api/cart/${path}?token=&cartId=${id}`;
  return {
    id,
    address,
    update: (cartItem) => shop.call<Line>('cartUpdate', address('update'), { body: { cartItem } }),
  };
}
