import { ContainerModule } from 'inversify';
import { createIsInCheckout } from '#domain/checkout/change-details.ts';
import { createShippingCountry } from '#domain/checkout/shipping-country.ts';
import { IS_IN_CHECKOUT, SHIPPING_COUNTRY } from '../cart/tokens.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { createLateAddressGuide } from './late-address-guide.ts';
import { CHECKOUT, FETCH_GUIDE } from './tokens.ts';

/** What others know of the checkout. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  provide(bind, IS_IN_CHECKOUT, createIsInCheckout, { checkoutDetails: CHECKOUT, clock: CLOCK });
  provide(bind, FETCH_GUIDE, createLateAddressGuide, {});
  provide(bind, SHIPPING_COUNTRY, createShippingCountry, { checkoutDetails: CHECKOUT });
});
