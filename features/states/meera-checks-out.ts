import { CHECKOUT, LOAD_METHODS, PLACE_ORDER } from '#composition/tokens.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import { fillCart } from './filled-cart.ts';
import type { OpenPage } from './state.ts';

const details: CheckoutDetails = {
  ...noDetails,
  personal: { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera.iyer@mail.test' },
  shipping: {
    firstName: 'Meera',
    lastName: 'Iyer',
    country: 'IN',
    streetAddress: 'Hill Road, Bandra West',
    apartmentNumber: '12B',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipCode: '400 050',
    phoneNumber: '98200 12345',
  },
  areTermsAccepted: true,
};

/** A filled cart and every form filled in, up to the last press. */
export async function fillCheckout(page: OpenPage, change: Partial<CheckoutDetails> = {}): Promise<void> {
  await fillCart(page);
  page.get(CHECKOUT).update(() => ({ ...details, ...change }));
  await page.get(LOAD_METHODS)();
}

/** Places the order; answers the address of its confirmation. */
export async function placeOrder(page: OpenPage): Promise<string> {
  await fillCheckout(page);
  const outcome = await page.get(PLACE_ORDER)();
  if (!('order' in outcome)) throw new Error(`The order was not placed: ${JSON.stringify(outcome)}`);
  return `/confirmation?orderId=${outcome.order.id}`;
}
