import { ContainerModule } from 'inversify';
import { createLoadCategories } from '#domain/catalog/load-categories.ts';
import { createClosePromo } from '#domain/content/close-promo.ts';
import { createLoadPromos } from '#domain/content/load-promos.ts';
import { createLoadFrame } from '#domain/journeys/load-frame.ts';
import { createOpenAddress } from '#domain/journeys/open-address.ts';
import { createLoadMore, createOpenCategory } from '#domain/journeys/open-category.ts';
import { createOpenHome } from '#domain/journeys/open-home.ts';
import { createOpenProduct } from '#domain/journeys/open-product.ts';
import { createNotify } from '#domain/notices/notify.ts';
import { createMarket } from '#domain/pricing/market.ts';
import { provide } from './provide.ts';
import {
  CATEGORY_VIEW,
  CLOCK,
  CLOSE_PROMO,
  CLOSED_PROMOS,
  HOME_GATEWAY,
  HOME_VIEW,
  LOAD_CATEGORIES,
  LOAD_FRAME,
  LOAD_MORE,
  LOAD_PROMOS,
  LOG,
  MARKET,
  MENU,
  NOTICES,
  NOTIFY,
  OPEN_ADDRESS,
  OPEN_CATEGORY,
  OPEN_HOME,
  OPEN_PRODUCT,
  PRODUCT_VIEW,
  PROMOS,
  SEARCH_INDEX,
  SHOP_RULES,
  STORE_VIEW,
} from './tokens.ts';

/** What every page needs: notices, the menu, and the verbs that open a page of the catalogue. */
export const catalogModule = new ContainerModule(({ bind }) => {
  const list = { search: SEARCH_INDEX, loadCategories: LOAD_FRAME, market: MARKET, rules: SHOP_RULES };
  provide(bind, NOTIFY, createNotify, { notices: NOTICES, clock: CLOCK });
  provide(bind, MARKET, createMarket, { storeView: STORE_VIEW, clock: CLOCK });
  provide(bind, LOAD_CATEGORIES, createLoadCategories, { search: SEARCH_INDEX, menu: MENU });
  provide(bind, LOAD_PROMOS, createLoadPromos, { home: HOME_GATEWAY, promos: PROMOS });
  provide(bind, CLOSE_PROMO, createClosePromo, { closed: CLOSED_PROMOS });
  provide(bind, LOAD_FRAME, createLoadFrame, { loadCategories: LOAD_CATEGORIES, loadPromos: LOAD_PROMOS });
  provide(bind, OPEN_HOME, createOpenHome, { ...list, view: HOME_VIEW, home: HOME_GATEWAY });
  provide(bind, OPEN_CATEGORY, createOpenCategory, { ...list, view: CATEGORY_VIEW });
  provide(bind, LOAD_MORE, createLoadMore, { ...list, view: CATEGORY_VIEW });
  provide(bind, OPEN_PRODUCT, createOpenProduct, {
    view: PRODUCT_VIEW,
    search: SEARCH_INDEX,
    loadCategories: LOAD_FRAME,
    clock: CLOCK,
    log: LOG,
    rules: SHOP_RULES,
  });
  provide(bind, OPEN_ADDRESS, createOpenAddress, { openProduct: OPEN_PRODUCT, openCategory: OPEN_CATEGORY });
});
