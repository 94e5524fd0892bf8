import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { LateSlot } from '#app/slots/late-slot.tsx';
import { ReadOnSlot } from '#app/slots/read-on-slot.tsx';
import { productScreen } from '#composition/screens/product.ts';
import { ProductSetScreen } from '#ui/screens/product-set/product-set-screen.tsx';
import { createProductSet } from '#viewmodels/product-set/product-set-model.ts';
import { loadProduct } from './product-loader.ts';

/** Grouped products, bundles and downloads. */
export const productSetPage: Page = {
  ...part({
    needs: 'shell',
    services: { ...productScreen, productSet: createProductSet },
    draw: (shop) =>
      createElement(ProductSetScreen, {
        model: shop.productSet,
        more: createElement(LateSlot, { name: 'product-more', placeholder: createElement(ReadOnSlot) }),
      }),
  }),
  load: loadProduct,
};
