import { createOpenCart } from '#domain/workflows/open-cart.ts';

/** What is done when the cart is opened: its code comes with the parts that show its lines or its sums. */
export const openCart = {
  openCart: createOpenCart,
};
