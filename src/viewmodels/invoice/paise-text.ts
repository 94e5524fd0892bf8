import { type Money, majorOf, nothing, sizeOf } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';

/** An amount to the paisa, as `₹1,680.00`: prices are shown in whole rupees, an invoice is not. */
export function paiseText(amount: Money): string {
  const [whole = '', rest] = majorOf(sizeOf(amount)).toFixed(2).split('.');
  return `${amount < nothing ? '-' : ''}${displayPrice(whole, { currency: 'INR' })}.${rest}`;
}
