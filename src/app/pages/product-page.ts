import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { AlikeSlot } from '#app/slots/alike-slot.tsx';
import { LateSlot } from '#app/slots/late-slot.tsx';
import { ReadOnSlot } from '#app/slots/read-on-slot.tsx';
import { RestockSlot } from '#app/slots/restock-slot.tsx';
import { productScreen } from '#composition/screens/product.ts';
import { ProductScreen } from '#ui/screens/product/product-screen.tsx';
import { loadProduct, prefetchProduct } from './product-loader.ts';

export const productPage: Page = {
  ...part({
    needs: 'shell',
    services: productScreen,
    draw(shop, placeholder) {
      const model = shop.productScreen;
      if (placeholder?.kind === 'product') return createElement(ProductScreen, { model, placeholder });
      return createElement(ProductScreen, {
        model,
        notify: createElement(RestockSlot),
        sizeFit: createElement(LateSlot, { name: 'size-fit' }),
        alike: createElement(AlikeSlot),
        delivery: createElement(LateSlot, { name: 'product-delivery' }),
        more: createElement(LateSlot, { name: 'product-more', placeholder: createElement(ReadOnSlot) }),
      });
    },
  }),
  load: loadProduct,
  prefetch: prefetchProduct,
};
