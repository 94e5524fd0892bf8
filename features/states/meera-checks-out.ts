import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import { fillCart } from './filled-cart.ts';
import type { OpenPage } from './state.ts';

/** Every form filled in, with an address in Mumbai. */
export const details: CheckoutDetails = {
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
  page.checkoutDetails.update(() => ({ ...details, ...change }));
  await page.loadMethods();
}

/** Names and an address as long as people have them. */
export const longNames: Partial<CheckoutDetails> = {
  personal: {
    firstName: 'Venkatanarasimharajuvaripeta Subramanya Lakshminarasimha Rao',
    lastName: 'Padmanabhapillai-Krishnamoorthy of Thiruvananthapuram North',
    emailAddress: 'venkatanarasimharaju.padmanabhapillai-krishnamoorthy@mail.test',
  },
  shipping: {
    ...details.shipping,
    firstName: 'Venkatanarasimharajuvaripeta Subramanya Lakshminarasimha Rao',
    lastName: 'Padmanabhapillai-Krishnamoorthy of Thiruvananthapuram North',
    streetAddress: 'Opposite the Old Government Secretariat, Mahatma Gandhi Road, Palayam',
    city: 'Thiruvananthapuram',
    state: 'Kerala',
    zipCode: '695 001',
  },
};

/** Somebody of one name, which stands in both fields. */
export const oneName: Partial<CheckoutDetails> = {
  personal: { firstName: 'Asha', lastName: 'Asha', emailAddress: 'asha@mail.test' },
  shipping: { ...details.shipping, firstName: 'Asha', lastName: 'Asha' },
};

/** Places the order; answers the address of its confirmation. */
export async function placeOrder(page: OpenPage, change: Partial<CheckoutDetails> = {}): Promise<string> {
  await fillCheckout(page, change);
  const outcome = await page.placeAsSeen();
  if (!('order' in outcome)) throw new Error(`The order was not placed: ${JSON.stringify(outcome)}`);
  return `/confirmation?orderId=${outcome.order.id}`;
}
