import { drawing } from '#app/page/page.ts';
import { cartActsModule } from '#composition/cart/cart-acts-module.ts';
import { minicartModule } from '#composition/cart/cart-screens-module.ts';
import { openCartModule } from '#composition/cart/open-cart-module.ts';
import { MINICART } from '#composition/cart/tokens.ts';
import { Minicart } from '#ui/screens/cart/minicart.tsx';

export const minicartPanel = drawing({
  Screen: Minicart,
  model: MINICART,
  half: 'back',
  modules: [cartActsModule, openCartModule, minicartModule],
});
