import { ContainerModule } from 'inversify';
import { createProductMore } from '#viewmodels/product-more/product-more-model.ts';
import { provide } from '../provide.ts';
import { PRODUCT_MORE_PART } from '../screen-tokens.ts';
import { MEDIA_BASE, OPEN_PRODUCT_MORE, PANELS, PRODUCT_MORE, PRODUCT_VIEW, STORE_VIEW, WORDS } from '../tokens.ts';

export const productMoreModule = new ContainerModule(({ bind }) => {
  provide(bind, PRODUCT_MORE_PART, createProductMore, {
    view: PRODUCT_VIEW,
    more: PRODUCT_MORE,
    panels: PANELS,
    storeView: STORE_VIEW,
    openProductMore: OPEN_PRODUCT_MORE,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
