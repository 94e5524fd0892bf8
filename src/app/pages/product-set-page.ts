import { createElement } from 'react';
import { PRODUCT_SET } from '#composition/screen-tokens.ts';
import { productModule } from '#composition/screens/product-module.ts';
import { productSetModule } from '#composition/screens/product-set-module.ts';
import { ProductSetScreen } from '#ui/screens/product-set/product-set-screen.tsx';
import { LateSlot } from '../late-slot.tsx';
import type { Page } from '../page.ts';
import { loadProduct } from './product-loader.ts';

/** Grouped products, bundles and downloads. */
export const productSetPage: Page = {
  half: 'front',
  modules: [productModule, productSetModule],
  draw: (get) =>
    createElement(ProductSetScreen, {
      model: get('front')(PRODUCT_SET),
      more: createElement(LateSlot, { name: 'product-more' }),
    }),
  load: loadProduct,
};
