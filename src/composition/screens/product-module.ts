import { ContainerModule } from 'inversify';
import { createChooseVariant } from '#domain/catalog/choose-variant.ts';
import { createProductScreen } from '#viewmodels/product/product-screen-model.ts';
import { provide } from '../provide.ts';
import { PRODUCT_SCREEN } from '../screen-tokens.ts';
import {
  ADD_TO_CART,
  ADDRESS_BAR,
  CHOOSE_VARIANT,
  CONTACT,
  DELIVERY_RULES,
  MARKET,
  MEDIA_BASE,
  PANELS,
  PRODUCT_MORE,
  PRODUCT_VIEW,
  SHOP_RULES,
  STORE_VIEW,
  WORDS,
} from '../tokens.ts';

export const productModule = new ContainerModule(({ bind }) => {
  provide(bind, CHOOSE_VARIANT, createChooseVariant, { view: PRODUCT_VIEW });
  provide(bind, PRODUCT_SCREEN, createProductScreen, {
    view: PRODUCT_VIEW,
    more: PRODUCT_MORE,
    panels: PANELS,
    storeView: STORE_VIEW,
    market: MARKET,
    chooseVariant: CHOOSE_VARIANT,
    addToCart: ADD_TO_CART,
    addressBar: ADDRESS_BAR,
    rules: SHOP_RULES,
    delivery: DELIVERY_RULES,
    contact: CONTACT,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
