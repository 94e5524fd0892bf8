import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { AddressesSlot, PayingSlot } from '#app/slots/paying-slots.tsx';
import { checkoutModules } from '#composition/journeys/checkout-modules.ts';
import { CHECKOUT_SCREEN } from '#composition/orders/tokens.ts';
import { CheckoutScreen } from '#ui/screens/checkout/checkout-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const checkoutPage: Page = {
  half: 'back',
  modules: checkoutModules,
  draw: (get) =>
    createElement(CheckoutScreen, {
      model: get('back')(CHECKOUT_SCREEN),
      addresses: createElement(AddressesSlot),
      person: createElement(PayingSlot),
    }),
  load: loadPrivate('checkout'),
};
