import { drawing } from '#app/page/page.ts';
import { minicart } from '#composition/screens/cart.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { openCart } from '#composition/screens/open-cart.ts';
import { Minicart } from '#ui/screens/cart/minicart.tsx';

export const minicartPanel = drawing({
  Screen: Minicart,
  model: 'minicart',
  needs: 'actions',
  services: { ...cartLines, ...openCart, ...minicart },
});
