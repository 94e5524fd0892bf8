import { createElement } from 'react';
import type { Drawing } from '#app/page/page.ts';
import { productMoreModule } from '#composition/product/product-more-module.ts';
import { PRODUCT_MORE_PART, REVIEW_FORM } from '#composition/product/tokens.ts';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';

export const productMorePanel: Drawing = {
  half: 'back',
  modules: [productMoreModule],
  draw(get) {
    const back = get('back');
    return createElement(ProductMore, {
      model: back(PRODUCT_MORE_PART),
      form: back(REVIEW_FORM),
    });
  },
};
