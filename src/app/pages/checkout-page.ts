import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { AddressesSlot, ParcelSlot, PayingSlot } from '#app/slots/paying-slots.tsx';
import { checkout, latePlacing } from '#composition/screens/checkout.ts';
import { CheckoutScreen } from '#ui/screens/checkout/checkout-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const checkoutPage: Page = {
  ...part({
    needs: 'actions',
    services: { ...checkout, ...latePlacing },
    draw: (shop) =>
      createElement(CheckoutScreen, {
        model: shop.checkoutScreen,
        addresses: createElement(AddressesSlot),
        delivery: createElement(ParcelSlot),
        person: createElement(PayingSlot),
      }),
  }),
  load: loadPrivate('checkout'),
};
