import { drawing, type Page } from '#app/page/page.ts';
import { checkoutActsModule } from '#composition/checkout/checkout-acts-module.ts';
import { checkoutScreenModule } from '#composition/orders/checkout-screen-module.ts';
import { CHECKOUT_SCREEN } from '#composition/orders/tokens.ts';
import { CheckoutScreen } from '#ui/screens/checkout/checkout-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const checkoutPage: Page = {
  ...drawing({
    Screen: CheckoutScreen,
    model: CHECKOUT_SCREEN,
    half: 'back',
    modules: [checkoutActsModule, checkoutScreenModule],
  }),
  load: loadPrivate('checkout'),
};
