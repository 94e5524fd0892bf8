import { ContainerModule } from 'inversify';
import { createProductSet } from '#viewmodels/product-set/product-set-model.ts';
import { ADD_TO_CART } from '../cart/start-tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { PRODUCT_SCREEN, PRODUCT_SET, PRODUCT_VIEW } from './tokens.ts';

export const productSetModule = new ContainerModule(({ bind }) => {
  provide(bind, PRODUCT_SET, createProductSet, {
    productScreen: PRODUCT_SCREEN,
    productView: PRODUCT_VIEW,
    storeView: STORE_VIEW,
    market: MARKET,
    addToCart: ADD_TO_CART,
    shopRules: SHOP_RULES,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
