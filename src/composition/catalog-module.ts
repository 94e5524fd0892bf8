import { ContainerModule } from 'inversify';
import { createProductFinder, type ProductFinder } from '#domain/catalog/find-product.ts';
import { createLoadAttributes } from '#domain/catalog/load-attributes.ts';
import { createLoadCategories } from '#domain/catalog/load-categories.ts';
import { createRememberSearch } from '#domain/catalog/remember-search.ts';
import { createClosePromo } from '#domain/content/close-promo.ts';
import { createLoadPromos } from '#domain/content/load-promos.ts';
import { createLoadFrame } from '#domain/journeys/load-frame.ts';
import { createLoadMore } from '#domain/journeys/load-more.ts';
import { createNoteViewed } from '#domain/journeys/note-viewed.ts';
import { createOpenAddress } from '#domain/journeys/open-address.ts';
import { createOpenCategory } from '#domain/journeys/open-category.ts';
import { createOpenHome } from '#domain/journeys/open-home.ts';
import { createOpenMissing } from '#domain/journeys/open-missing.ts';
import { createOpenProduct } from '#domain/journeys/open-product.ts';
import { createOpenProductMore } from '#domain/journeys/open-product-more.ts';
import { createOpenSearch } from '#domain/journeys/open-search.ts';
import { createOpenShopPage } from '#domain/journeys/open-shop-page.ts';
import { createOpenWishlist } from '#domain/journeys/open-wishlist.ts';
import { createForgetSaved, createToggleSaved } from '#domain/lists/change-wishlist.ts';
import { createEndPageNews } from '#domain/notices/end-page-news.ts';
import { createNotify } from '#domain/notices/notify.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import { createFindList, createFindMore } from '#domain/pricing/find-list.ts';
import { createMarket } from '#domain/pricing/market.ts';
import type { SearchView } from '#domain/pricing/search-view.ts';
import { provide } from './provide.ts';
import {
  CATEGORY_VIEW,
  CLOCK,
  CLOSE_PROMO,
  CLOSED_PROMOS,
  CONNECTIVITY,
  END_PAGE_NEWS,
  FILTER_RULES,
  FIND_LIST,
  FIND_MORE,
  FORESEE_PRODUCT,
  FORGET_SAVED,
  HOME_GATEWAY,
  HOME_VIEW,
  KNOWN_CATEGORIES,
  LOAD_ATTRIBUTES,
  LOAD_CATEGORIES,
  LOAD_FRAME,
  LOAD_MORE,
  LOAD_MORE_RESULTS,
  LOAD_PROMOS,
  LOG,
  MARKET,
  MENU,
  MISSING_VIEW,
  NOTE_VIEWED,
  NOTICES,
  NOTIFY,
  OPEN_ADDRESS,
  OPEN_CATEGORY,
  OPEN_HOME,
  OPEN_MISSING,
  OPEN_PRODUCT,
  OPEN_PRODUCT_MORE,
  OPEN_SEARCH,
  OPEN_SHOP_PAGE,
  OPEN_WISHLIST,
  PRODUCT_FINDER,
  PRODUCT_MORE,
  PRODUCT_PAPERS,
  PRODUCT_VIEW,
  PROMOS,
  RECENT_SEARCHES,
  RECENTLY_VIEWED,
  REMEMBER_SEARCH,
  SEARCH_INDEX,
  SEARCH_VIEW,
  SHOP_PAGE_VIEW,
  SHOP_RULES,
  STORE_VIEW,
  TOGGLE_SAVED,
  WISHLIST,
} from './tokens.ts';

/** What every page needs: notices, the menu, and the verbs that open a page of the catalogue. */
export const catalogModule = new ContainerModule(({ bind }) => {
  const tiles = { search: SEARCH_INDEX, market: MARKET, rules: SHOP_RULES };
  provide(bind, NOTIFY, createNotify, { notices: NOTICES, clock: CLOCK });
  provide(bind, END_PAGE_NEWS, createEndPageNews, { notices: NOTICES });
  provide(bind, MARKET, createMarket, { storeView: STORE_VIEW, clock: CLOCK });
  provide(bind, LOAD_CATEGORIES, createLoadCategories, {
    search: SEARCH_INDEX,
    menu: MENU,
    known: KNOWN_CATEGORIES,
    rules: SHOP_RULES,
  });
  provide(bind, LOAD_ATTRIBUTES, createLoadAttributes, { search: SEARCH_INDEX });
  provide(bind, TOGGLE_SAVED, createToggleSaved, { wishlist: WISHLIST });
  provide(bind, FORGET_SAVED, createForgetSaved, { wishlist: WISHLIST });
  provide(bind, OPEN_WISHLIST, createOpenWishlist, {
    wishlist: WISHLIST,
    search: SEARCH_INDEX,
    market: MARKET,
    rules: SHOP_RULES,
  });
  provide(bind, LOAD_PROMOS, createLoadPromos, { home: HOME_GATEWAY, promos: PROMOS });
  provide(bind, CLOSE_PROMO, createClosePromo, { closed: CLOSED_PROMOS });
  provide(bind, LOAD_FRAME, createLoadFrame, { loadCategories: LOAD_CATEGORIES, loadPromos: LOAD_PROMOS });
  provide(bind, FIND_LIST, createFindList, { ...tiles, filterRules: FILTER_RULES });
  provide(bind, FIND_MORE, createFindMore, tiles);
  provide(bind, OPEN_HOME, createOpenHome, {
    ...tiles,
    view: HOME_VIEW,
    home: HOME_GATEWAY,
    loadCategories: LOAD_FRAME,
    clock: CLOCK,
  });
  provide(bind, OPEN_SHOP_PAGE, createOpenShopPage, {
    view: SHOP_PAGE_VIEW,
    home: HOME_GATEWAY,
    loadFrame: LOAD_FRAME,
    log: LOG,
  });
  provide(bind, OPEN_MISSING, createOpenMissing, { ...tiles, view: MISSING_VIEW });
  provide(bind, OPEN_CATEGORY, createOpenCategory, {
    view: CATEGORY_VIEW,
    loadCategories: LOAD_FRAME,
    findList: FIND_LIST,
    connectivity: CONNECTIVITY,
    notify: NOTIFY,
    log: LOG,
    rules: SHOP_RULES,
  });
  provide(bind, LOAD_MORE, createLoadMore<CategoryView>, { view: CATEGORY_VIEW, findMore: FIND_MORE });
  provide(bind, OPEN_SEARCH, createOpenSearch, {
    view: SEARCH_VIEW,
    search: SEARCH_INDEX,
    loadCategories: LOAD_FRAME,
    findList: FIND_LIST,
    remember: REMEMBER_SEARCH,
    rules: SHOP_RULES,
  });
  provide(bind, LOAD_MORE_RESULTS, createLoadMore<SearchView>, { view: SEARCH_VIEW, findMore: FIND_MORE });
  provide(bind, REMEMBER_SEARCH, createRememberSearch, { recent: RECENT_SEARCHES });
  provide(bind, PRODUCT_FINDER, createProductFinder, { search: SEARCH_INDEX, clock: CLOCK });
  provide(bind, FORESEE_PRODUCT, ({ finder }: { readonly finder: ProductFinder }) => finder.foresee, {
    finder: PRODUCT_FINDER,
  });
  provide(bind, OPEN_PRODUCT, createOpenProduct, {
    view: PRODUCT_VIEW,
    search: SEARCH_INDEX,
    finder: PRODUCT_FINDER,
    loadCategories: LOAD_FRAME,
    loadAttributes: LOAD_ATTRIBUTES,
    clock: CLOCK,
    log: LOG,
    rules: SHOP_RULES,
    noteViewed: NOTE_VIEWED,
  });
  provide(bind, NOTE_VIEWED, createNoteViewed, { view: PRODUCT_VIEW, viewed: RECENTLY_VIEWED });
  provide(bind, OPEN_PRODUCT_MORE, createOpenProductMore, {
    view: PRODUCT_VIEW,
    more: PRODUCT_MORE,
    viewed: RECENTLY_VIEWED,
    papers: PRODUCT_PAPERS,
    home: HOME_GATEWAY,
    search: SEARCH_INDEX,
    market: MARKET,
    rules: SHOP_RULES,
  });
  provide(bind, OPEN_ADDRESS, createOpenAddress, {
    openProduct: OPEN_PRODUCT,
    openCategory: OPEN_CATEGORY,
    shown: CATEGORY_VIEW,
    menu: MENU,
  });
});
