import { PRODUCT_MORE_PART } from '#composition/screen-tokens.ts';
import { productMoreModule } from '#composition/screens/product-more-module.ts';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';
import { drawing } from '../page.ts';

export const productMorePanel = drawing({
  Screen: ProductMore,
  model: PRODUCT_MORE_PART,
  half: 'back',
  modules: [productMoreModule],
});
