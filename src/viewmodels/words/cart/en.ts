import { counterOf } from '../counter-of.ts';
import { definePart } from '../words.ts';

const count = counterOf('en');

/** The cart, wherever it is shown, and what it costs. */
export const cartWords = definePart('cart', {
  cart: 'Cart',
  items: 'Cart items',
  empty: 'Your cart is empty',
  emptyText: 'What you add waits for you here, also without a connection.',
  needsScripts: 'The cart is kept on your device and needs JavaScript.',
  offline: 'We will check prices and stock when you are back online.',
  more: (pieces: number) =>
    count(pieces, { one: 'and # more piece in your cart', other: 'and # more pieces in your cart' }),
  quantityOf: (name: string) => `Quantity of ${name}`,
  together: 'Together',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeItem: 'Remove item',
  removeQuestion: (name: string) => `Take ${name} out of your cart?`,
  keep: 'Keep',
  removed: (name: string) => `${name} has been removed.`,
  returned: (name: string) => `${name} is back in your cart.`,
  undo: 'Undo',
  thePiece: 'The piece',
  soldOut: 'Sold out for now. Please remove it before you order.',
  stockUnsure: 'We could not check its stock yet. We will before your order is sent.',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  storeCredit: 'Store credit',
  total: 'Total',
  allTaxes: 'Prices include all taxes.',
  estimated: 'Estimated on this device. The shop confirms the final sum.',
  paySafely: 'Pay safely by card, UPI or PayPal.',
  addCoupon: 'Add a coupon',
  couponCode: 'Coupon code',
  applyCoupon: 'Apply coupon',
  removeCoupon: 'Remove coupon',
  couponMissing: 'Enter a coupon code.',
  couponApplied: (code: string) => `${code} is applied.`,
  couponSaves: (code: string, amount: string) => `${code} saves you ${amount}.`,
  couponUnreachable: 'We could not reach the shop. Please try again in a moment.',
  couponOffline: 'Coupons can be changed when you are back online.',
});
