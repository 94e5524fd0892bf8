import { displayPrice } from '#domain/storeview/display-price.ts';

/** An amount to the paisa, as `₹1,680.00`: prices are shown in whole rupees, an invoice is not. */
export function paiseText(paise: number): string {
  const [whole, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  return `${paise < 0 ? '-' : ''}${displayPrice(whole, 'INR')}.${String(rest).padStart(2, '0')}`;
}
