import { PRODUCT_SET } from '#composition/screen-tokens.ts';
import { productModule } from '#composition/screens/product-module.ts';
import { productSetModule } from '#composition/screens/product-set-module.ts';
import { ProductSetScreen } from '#ui/screens/product-set/product-set-screen.tsx';
import { drawing, type Page } from '../page.ts';
import { loadProduct } from './product-loader.ts';

/** Grouped products, bundles and downloads. */
export const productSetPage: Page = {
  ...drawing({
    Screen: ProductSetScreen,
    model: PRODUCT_SET,
    half: 'front',
    modules: [productModule, productSetModule],
  }),
  load: loadProduct,
};
