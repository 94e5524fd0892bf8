import { createElement } from 'react';
import { part } from '#app/page/page.ts';
import { productMore } from '#composition/screens/product-more.ts';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';

export const productMorePanel = part({
  needs: 'actions',
  services: productMore,
  draw: (shop) => createElement(ProductMore, { model: shop.productMorePart, form: shop.reviewForm }),
});
