import { ContainerModule } from 'inversify';
import { createChooseVariant } from '#domain/catalog/choose-variant.ts';
import { createProductScreen } from '#viewmodels/product/product-screen-model.ts';
import { ADD_TO_CART, CART } from '../cart/start-tokens.ts';
import { ADDRESS_BAR } from '../device/tokens.ts';
import { PANELS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { CART_RULES, CONTACT, DELIVERY_RULES, MEDIA_BASE, RETURN_DAYS, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { CHOOSE_VARIANT, PRODUCT_MORE, PRODUCT_SCREEN, PRODUCT_VIEW } from './tokens.ts';

export const productScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, CHOOSE_VARIANT, createChooseVariant, { productView: PRODUCT_VIEW });
  provide(bind, PRODUCT_SCREEN, createProductScreen, {
    productView: PRODUCT_VIEW,
    productMore: PRODUCT_MORE,
    panels: PANELS,
    storeView: STORE_VIEW,
    market: MARKET,
    chooseVariant: CHOOSE_VARIANT,
    addToCart: ADD_TO_CART,
    cart: CART,
    cartRules: CART_RULES,
    addressBar: ADDRESS_BAR,
    shopRules: SHOP_RULES,
    deliveryRules: DELIVERY_RULES,
    returnDays: RETURN_DAYS,
    contact: CONTACT,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
