import type { Cart, CartId, CartLine } from '#domain/cart/cart.ts';
import type { ApplyCoupon } from '#domain/cart/coupon.ts';
import type { PaymentChosen } from '#domain/cart/payment-channels.ts';
import { withReturned } from '#domain/cart/return-to-cart.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { hasLeftCart, isWithdrawn, lockOf, type Order, type OrderId, type OrderLine } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { returnToCart } from './order-transitions.ts';

/**
 * Puts what was ordered here back into the cart, once for each order: its pieces, its coupon, and how it was to be sent
 * and paid. Answers with the record as it is then; null for an order of another device.
 */
export type ReturnPieces = (id: OrderId) => Promise<Order | null>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly orderRepository: OrderRepository;
  readonly locks: Locks;
  readonly syncCart: SyncCart;
  readonly applyCoupon: ApplyCoupon;
  /** Resolves when the cart and the forms are on the device. */
  readonly isKept: () => Promise<unknown>;
};

export function createReturnPieces({
  cart,
  orderRepository,
  locks,
  syncCart,
  applyCoupon,
  isKept,
}: Ports): ReturnPieces {
  return (id) => locks.runExclusive(lockOf({ id }), () => takeBack(id));

  /** The cart first: a record that could not be written brings the same pieces again, and no more of them. */
  async function takeBack(id: OrderId): Promise<Order | null> {
    const order = await orderRepository.find(id);
    if (!order || !hasLeftCart(order)) return order;
    cart.update((now) => withOrder(now, order));
    await isKept();
    const returned = returnToCart(order);
    orderRepository.remember(returned);
    await orderRepository.keep(returned);
    void (order.coupon === null ? syncCart() : applyCoupon(order.coupon));
    return returned;
  }
}

/** The server's cart of an order that it never took is still open, with its coupon. */
function withOrder(cart: Cart, order: Order): Cart {
  const { lines, cartId, methodCode } = order;
  const isOpen = isWithdrawn(order) && cartId !== '';
  return {
    ...withReturned(cart, lines.map(cartLineOf)),
    id: cart.id ?? (isOpen ? (cartId as CartId) : null),
    shippingMethod: cart.shippingMethod ?? (methodCode || null),
    ...(cart.paymentMethod === null ? paymentOf(order) : {}),
  };
}

function paymentOf({ paymentMethod, paymentChannel }: Order): PaymentChosen {
  return { paymentMethod: paymentMethod || null, paymentChannel };
}

function cartLineOf({ id, ...line }: OrderLine): CartLine {
  return { ...line, productId: id, serverItem: null, replaces: [], rejection: null, stock: null };
}
