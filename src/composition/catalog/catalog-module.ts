import { ContainerModule } from 'inversify';
import { createLoadAttributes } from '#domain/catalog/load-attributes.ts';
import { createLoadCategories } from '#domain/catalog/load-categories.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import { createFindList, createFindMore } from '#domain/listing/find-list.ts';
import { createLoadMore } from '#domain/listing/load-more.ts';
import { createOpenCategory } from '#domain/listing/open-category.ts';
import { createOpenMissing } from '#domain/listing/open-missing.ts';
import { CONNECTIVITY, LOG } from '../device/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { FILTER_RULES, PRICE_RANGE_RULES, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW } from '../store/tokens.ts';
import { createLatePriceFit } from './late-price-fit.ts';
import {
  CATEGORY_VIEW,
  FIND_LIST,
  FIND_MORE,
  KNOWN_CATEGORIES,
  LOAD_ATTRIBUTES,
  LOAD_CATEGORIES,
  LOAD_FRAME,
  LOAD_MORE,
  LOAD_PRICE_FIT,
  MENU,
  MISSING_VIEW,
  OPEN_CATEGORY,
  OPEN_MISSING,
  SEARCH_INDEX,
} from './tokens.ts';

/** The menu, and the lists of the catalog. */
export const catalogModule = new ContainerModule(({ bind }) => {
  const tiles = { searchIndex: SEARCH_INDEX, market: MARKET, shopRules: SHOP_RULES };
  provide(bind, LOAD_CATEGORIES, createLoadCategories, {
    searchIndex: SEARCH_INDEX,
    menu: MENU,
    knownCategories: KNOWN_CATEGORIES,
    shopRules: SHOP_RULES,
  });
  provide(bind, LOAD_ATTRIBUTES, createLoadAttributes, { searchIndex: SEARCH_INDEX });
  provide(bind, LOAD_PRICE_FIT, createLatePriceFit, { priceRangeRules: PRICE_RANGE_RULES, storeView: STORE_VIEW });
  provide(bind, FIND_LIST, createFindList, { ...tiles, filterRules: FILTER_RULES, loadPriceFit: LOAD_PRICE_FIT });
  provide(bind, FIND_MORE, createFindMore, tiles);
  provide(bind, OPEN_MISSING, createOpenMissing, { ...tiles, missingView: MISSING_VIEW });
  provide(bind, OPEN_CATEGORY, createOpenCategory, {
    categoryView: CATEGORY_VIEW,
    loadFrame: LOAD_FRAME,
    findList: FIND_LIST,
    connectivity: CONNECTIVITY,
    notify: NOTIFY,
    log: LOG,
    shopRules: SHOP_RULES,
  });
  provide(bind, LOAD_MORE, createLoadMore<CategoryView>, { view: CATEGORY_VIEW, findMore: FIND_MORE });
});
