import { createElement } from 'react';
import { drawing, part } from '#app/page/page.ts';
import { alike } from '#composition/screens/alike.ts';
import { productMore } from '#composition/screens/product-more.ts';
import { Alike } from '#ui/screens/product-more/alike.tsx';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';
import { SizeFit } from '#ui/screens/product-more/size-fit.tsx';

export const productMorePanel = part({
  needs: 'actions',
  services: productMore,
  draw: (shop) => createElement(ProductMore, { model: shop.productMorePart, form: shop.reviewForm }),
});

/** Stands beside the sizes, of what comes after the product. */
export const sizeFitPanel = drawing({ Screen: SizeFit, model: 'sizeFit', needs: 'actions', services: productMore });

export const alikePanel = drawing({ Screen: Alike, model: 'alike', needs: 'actions', services: alike });
