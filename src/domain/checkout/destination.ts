import { type Cart, isVirtual } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from './details.ts';

/** The form that says which country an order goes to: what is not sent goes where its bill goes. */
export function destinationForm(cart: Pick<Cart, 'lines'>): 'shipping' | 'billing' {
  return isVirtual(cart) ? 'billing' : 'shipping';
}

/** The country that an order goes to, as an ISO 3166-1 code. */
export function destinationOf(details: CheckoutDetails, cart: Pick<Cart, 'lines'>): string {
  return details[destinationForm(cart)].country;
}
