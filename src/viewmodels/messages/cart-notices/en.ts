import type { CartNoticeCode } from '#domain/notices/notice-codes.ts';
import { defineMessages } from '../writing/messages.ts';

/** The specification's words, character for character (specification §8; ERR-09). */
const notices: Readonly<Record<CartNoticeCode, string>> = {
  'cart-added': 'Product has been added to the cart!',
  'cart-quantity-updated': 'Product quantity has been updated!',
  'cart-price-unknown': 'Product price is unknown, product cannot be added to the cart!',
  'cart-out-of-stock': 'The product is out of stock and cannot be added to the cart!',
  'cart-stock-unsure':
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  'cart-line-refused': 'The shop could not take this product into the cart.',
  'coupon-refused': "The coupon code isn't valid. Verify the code and try again.",
  'product-no-variants': 'No available product variants',
};

/** What the shop has to say of what goes into the cart. */
export const cartNoticeMessages = defineMessages('cart-notices', notices);
