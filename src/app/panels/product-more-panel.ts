import { createElement } from 'react';
import { drawing, part } from '#app/page/page.ts';
import { productDelivery } from '#composition/screens/delivery.ts';
import { productMore } from '#composition/screens/product-more.ts';
import { DeliveryCheck } from '#ui/screens/delivery/delivery-check.tsx';
import { ProductMore } from '#ui/screens/product-more/product-more.tsx';

export const productMorePanel = part({
  needs: 'actions',
  services: productMore,
  draw: (shop) => createElement(ProductMore, { model: shop.productMorePart, form: shop.reviewForm }),
});

export const deliveryPanel = drawing({
  Screen: DeliveryCheck,
  model: 'productDelivery',
  needs: 'actions',
  services: productDelivery,
});
