import { defineMessages } from '../writing/messages.ts';

/** What the page of the cart says beside its lines: of the sums and of coupons. */
export const cartPageMessages = defineMessages('cart-page', {
  discountOf: (code: string) => `With the coupon ${code}`,
  deliveryFree: (country: string) => `Free delivery to ${country}`,
  deliveryTo: (country: string) => `Delivery to ${country}`,
  deliveryNone: 'Nothing has to be sent',
  taxWithin: 'Contained in the prices',
  taxWithinRest: 'Contained in what you pay',
  taxNone: 'No tax is added here',
  totalTaxes: 'Incl. of all taxes',
  toldLater: 'Told when the shop has answered',
  trust: 'Good to know',
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
