import { drawing, type Page } from '#app/page/page.ts';
import { cartScreen } from '#composition/screens/cart.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { openCart } from '#composition/screens/open-cart.ts';
import { CartScreen } from '#ui/screens/cart/cart-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const cartPage: Page = {
  ...drawing({
    Screen: CartScreen,
    model: 'cartScreen',
    needs: 'actions',
    services: { ...cartLines, ...openCart, ...cartScreen },
  }),
  load: loadPrivate('cart'),
};
