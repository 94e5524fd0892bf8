import { createElement } from 'react';
import type { Drawing } from '#app/page/page.ts';
import { productMoreModule } from '#composition/product/product-more-module.ts';
import { PRODUCT_MORE_PART, REVIEW_FORM } from '#composition/product/tokens.ts';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';

export const productMorePanel: Drawing = {
  half: 'back',
  modules: [productMoreModule],
  draw: (get) => createElement(ProductMore, { model: get('back')(PRODUCT_MORE_PART), form: get('back')(REVIEW_FORM) }),
};
