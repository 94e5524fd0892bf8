import { ContainerModule } from 'inversify';
import { createIsInCheckout } from '#domain/checkout/change-details.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { IS_IN_CHECKOUT } from '../cart/tokens.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { CHECKOUT, CHECKOUT_METHODS } from './tokens.ts';

/** What others know of the checkout. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  provideState(bind, CHECKOUT_METHODS, 'checkoutMethods', usualMethods);
  provide(bind, IS_IN_CHECKOUT, createIsInCheckout, { details: CHECKOUT, clock: CLOCK });
});
