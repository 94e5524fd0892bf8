import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { LateSlot } from '#app/slots/late-slot.tsx';
import { productScreenModule } from '#composition/product/product-screen-module.ts';
import { productSetModule } from '#composition/product/product-set-module.ts';
import { PRODUCT_SET } from '#composition/product/tokens.ts';
import { ProductSetScreen } from '#ui/screens/product-set/product-set-screen.tsx';
import { loadProduct } from './product-loader.ts';

/** Grouped products, bundles and downloads. */
export const productSetPage: Page = {
  half: 'front',
  modules: [productScreenModule, productSetModule],
  draw: (get) =>
    createElement(ProductSetScreen, {
      model: get('front')(PRODUCT_SET),
      more: createElement(LateSlot, { name: 'product-more' }),
    }),
  load: loadProduct,
};
