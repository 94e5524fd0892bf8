import { drawing, type Page } from '#app/page/page.ts';
import { cartActsModule } from '#composition/cart/cart-acts-module.ts';
import { cartScreenModule } from '#composition/cart/cart-screens-module.ts';
import { openCartModule } from '#composition/cart/open-cart-module.ts';
import { CART_SCREEN } from '#composition/cart/tokens.ts';
import { CartScreen } from '#ui/screens/cart/cart-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const cartPage: Page = {
  ...drawing({
    Screen: CartScreen,
    model: CART_SCREEN,
    half: 'back',
    modules: [cartActsModule, openCartModule, cartScreenModule],
  }),
  load: loadPrivate('cart'),
};
