import { type Money, minus, nothing, paise, paiseOf, sizeOf } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';

/** An amount to the paisa, as `₹1,680.00`: prices are shown in whole rupees, an invoice is not. */
export function paiseText(amount: Money): string {
  const size = sizeOf(amount);
  const rest = paiseOf(size) % 100;
  return `${amount < nothing ? '-' : ''}${displayPrice(minus(size, paise(rest)), 'INR')}.${String(rest).padStart(2, '0')}`;
}
