import { ContainerModule } from 'inversify';
import { createClosePromo } from '#domain/content/close-promo.ts';
import { createLoadPromos } from '#domain/content/load-promos.ts';
import { createLoadFrame } from '#domain/journeys/load-frame.ts';
import { createOpenHome } from '#domain/journeys/open-home.ts';
import { createOpenShopPage } from '#domain/journeys/open-shop-page.ts';
import { createOpenStores } from '#domain/journeys/open-stores.ts';
import { LOAD_CATEGORIES, LOAD_FRAME, SEARCH_INDEX } from '../catalog/tokens.ts';
import { CLOCK, LOG } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { MARKET } from '../store/tokens.ts';
import {
  CLOSE_PROMO,
  CLOSED_PROMOS,
  HOME_GATEWAY,
  HOME_VIEW,
  LOAD_PROMOS,
  OPEN_HOME,
  OPEN_SHOP_PAGE,
  OPEN_STORES,
  PAGE_GATEWAY,
  PROMO_GATEWAY,
  PROMOS,
  SHOP_PAGE_VIEW,
  STORE_LOCATION_GATEWAY,
  STORES_VIEW,
} from './tokens.ts';

/** The pages that a merchant writes, what is announced, and with the menu what stands around every page. */
export const contentModule = new ContainerModule(({ bind }) => {
  const tiles = { searchIndex: SEARCH_INDEX, market: MARKET, shopRules: SHOP_RULES };
  provide(bind, LOAD_PROMOS, createLoadPromos, { promoGateway: PROMO_GATEWAY, promos: PROMOS });
  provide(bind, LOAD_FRAME, createLoadFrame, { loadCategories: LOAD_CATEGORIES, loadPromos: LOAD_PROMOS });
  provide(bind, CLOSE_PROMO, createClosePromo, { closedPromos: CLOSED_PROMOS });
  provide(bind, OPEN_HOME, createOpenHome, {
    ...tiles,
    homeView: HOME_VIEW,
    homeGateway: HOME_GATEWAY,
    storeLocationGateway: STORE_LOCATION_GATEWAY,
    loadFrame: LOAD_FRAME,
    clock: CLOCK,
  });
  provide(bind, OPEN_STORES, createOpenStores, {
    storesView: STORES_VIEW,
    storeLocationGateway: STORE_LOCATION_GATEWAY,
    loadFrame: LOAD_FRAME,
    clock: CLOCK,
  });
  provide(bind, OPEN_SHOP_PAGE, createOpenShopPage, {
    shopPageView: SHOP_PAGE_VIEW,
    pageGateway: PAGE_GATEWAY,
    loadFrame: LOAD_FRAME,
    log: LOG,
  });
});
