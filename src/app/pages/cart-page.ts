import { CART_SCREEN } from '#composition/screen-tokens.ts';
import { cartScreenModule } from '#composition/screens/cart-screens-module.ts';
import { CartScreen } from '#ui/screens/cart/cart-screen.tsx';
import { drawing, type Page } from '../page.ts';
import { loadPrivate } from './private-loader.ts';

export const cartPage: Page = {
  ...drawing({ Screen: CartScreen, model: CART_SCREEN, half: 'back', modules: [cartScreenModule] }),
  load: loadPrivate('cart'),
};
