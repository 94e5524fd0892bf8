import { ContainerModule } from 'inversify';
import { createFrame } from '#viewmodels/frame/frame-model.ts';
import { provide } from '../provide.ts';
import { FRAME } from '../screen-tokens.ts';
import {
  CART,
  CART_RULES,
  CLOCK,
  CLOSE_PROMO,
  CLOSED_PROMOS,
  CONTACT,
  IS_ONLINE,
  MENU,
  NOTICES,
  PANELS,
  PROMOS,
  SHOP_RULES,
  WAITING_ORDERS,
  WORDS,
} from '../tokens.ts';

export const frameModule = new ContainerModule(({ bind }) => {
  provide(bind, FRAME, createFrame, {
    menu: MENU,
    promos: PROMOS,
    closedPromos: CLOSED_PROMOS,
    closePromo: CLOSE_PROMO,
    cart: CART,
    panels: PANELS,
    notices: NOTICES,
    isOnline: IS_ONLINE,
    waitingOrders: WAITING_ORDERS,
    clock: CLOCK,
    cartRules: CART_RULES,
    rules: SHOP_RULES,
    contact: CONTACT,
    words: WORDS,
  });
});
