import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { LateSlot } from '#app/slots/late-slot.tsx';
import { RestockSlot } from '#app/slots/restock-slot.tsx';
import { productScreenModule } from '#composition/product/product-screen-module.ts';
import { PRODUCT_SCREEN } from '#composition/product/tokens.ts';
import { ProductScreen } from '#ui/screens/product/product-screen.tsx';
import { foreseeProduct, loadProduct } from './product-loader.ts';

export const productPage: Page = {
  half: 'front',
  modules: [productScreenModule],
  draw(get, sketch) {
    const model = get('front')(PRODUCT_SCREEN);
    if (sketch?.kind === 'product') return createElement(ProductScreen, { model, awaited: sketch });
    return createElement(ProductScreen, {
      model,
      notify: createElement(RestockSlot),
      more: createElement(LateSlot, { name: 'product-more' }),
    });
  },
  load: loadProduct,
  foresee: foreseeProduct,
};
