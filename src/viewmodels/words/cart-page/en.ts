import { counterOf } from '../writing/counter-of.ts';
import { definePart } from '../writing/words.ts';

const count = counterOf('en');

/** What the page of the cart says beside its lines: of the sums, of coupons and of what came together. */
export const cartPageWords = definePart('cart-page', {
  merged: (fromDevice: number, fromAccount: number) =>
    `${count(fromDevice, { one: '# piece from this device', other: '# pieces from this device' })}, ${count(fromAccount, { other: '# from your account' })}.`,
  undoMerge: 'Undo bringing them together',
  keepMerged: 'Keep all',
  discountOf: (code: string) => `With the coupon ${code}`,
  deliveryFree: (country: string) => `Free delivery to ${country}`,
  deliveryTo: (country: string) => `Delivery to ${country}`,
  deliveryNone: 'Nothing has to be sent',
  taxWithin: 'Contained in the prices',
  taxWithinRest: 'Contained in what you pay',
  taxNone: 'No tax is added here',
  totalTaxes: 'Including all taxes',
  toldLater: 'Told when the shop has answered',
  trust: 'Good to know',
  returns: (days: number) =>
    count(days, {
      one: 'Send back what you have not worn within a day.',
      other: 'Send back what you have not worn within # days.',
    }),
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
