import { ContainerModule } from 'inversify';
import { createProductSet } from '#viewmodels/product-set/product-set-model.ts';
import { provide } from '../provide.ts';
import { PRODUCT_SCREEN, PRODUCT_SET } from '../screen-tokens.ts';
import { ADD_TO_CART, MARKET, MEDIA_BASE, PRODUCT_VIEW, SHOP_RULES, STORE_VIEW, WORDS } from '../tokens.ts';

export const productSetModule = new ContainerModule(({ bind }) => {
  provide(bind, PRODUCT_SET, createProductSet, {
    screen: PRODUCT_SCREEN,
    view: PRODUCT_VIEW,
    storeView: STORE_VIEW,
    market: MARKET,
    addToCart: ADD_TO_CART,
    rules: SHOP_RULES,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
