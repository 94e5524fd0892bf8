import { createElement } from 'react';
import { productMoreModule } from '#composition/product/product-more-module.ts';
import { PRODUCT_MORE_PART, REVIEW_FORM } from '#composition/product/tokens.ts';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';
import type { Drawing } from '../page.ts';

export const productMorePanel: Drawing = {
  half: 'back',
  modules: [productMoreModule],
  draw: (get) => createElement(ProductMore, { model: get('back')(PRODUCT_MORE_PART), form: get('back')(REVIEW_FORM) }),
};
