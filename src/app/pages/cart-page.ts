import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { LateSlot } from '#app/slots/late-slot.tsx';
import { cartScreen } from '#composition/screens/cart.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { openCart } from '#composition/screens/open-cart.ts';
import { CartScreen } from '#ui/screens/cart/cart-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const cartPage: Page = {
  ...part({
    needs: 'actions',
    services: { ...cartLines, ...openCart, ...cartScreen },
    draw: ({ cartScreen: model }) =>
      createElement(CartScreen, { model, delivery: createElement(LateSlot, { name: 'cart-delivery' }) }),
  }),
  load: loadPrivate('cart'),
};
