import { PRODUCT_SCREEN } from '#composition/screen-tokens.ts';
import { productModule } from '#composition/screens/product-module.ts';
import { ProductScreen } from '#ui/screens/product/product-screen.tsx';
import { drawing, type Page } from '../page.ts';
import { loadProduct } from './product-loader.ts';

export const productPage: Page = {
  ...drawing({ Screen: ProductScreen, model: PRODUCT_SCREEN, half: 'front', modules: [productModule] }),
  load: loadProduct,
};
