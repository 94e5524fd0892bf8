import { ContainerModule } from 'inversify';
import { cachedProductAnswers } from '#adapters/browser/cached-answers.ts';
import type { KeptProducts } from '#domain/catalog/kept-products.ts';
import { createPiecesAtHand } from '#domain/journeys/pieces-at-hand.ts';
import { createSuggest, createSuggestPopular } from '#domain/listing/suggest.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createSearchPanel } from '#viewmodels/search/search-panel-model.ts';
import { CATEGORY_VIEW, LOAD_FRAME, PIECES_AT_HAND, SEARCH_INDEX } from '../catalog/tokens.ts';
import { HOME_VIEW } from '../content/tokens.ts';
import { CLOCK, IS_ONLINE } from '../device/tokens.ts';
import { PANELS } from '../interface/tokens.ts';
import { WISHLIST } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import {
  RECENT_SEARCHES,
  REMEMBER_SEARCH,
  SEARCH_PANEL,
  SEARCH_TEXT,
  SEARCH_VIEW,
  SUGGEST,
  SUGGEST_POPULAR,
  SUGGESTIONS,
} from './tokens.ts';

const KEPT_PRODUCTS = token<KeptProducts>('kept-products');

type Given = { readonly storeView: ReadonlyCell<StoreView> };

/** What reads them comes when somebody searches without a network. */
function keptProductsOf({ storeView }: Given): KeptProducts {
  return async () => {
    const answers = await cachedProductAnswers(storeView.get());
    if (answers.length === 0) return [];
    const { productsIn } = await import(/* webpackChunkName: "kept-products" */ '#adapters/http/http-kept-products.ts');
    return productsIn(answers);
  };
}

/** With what is found while a shopper types, which is wanted here alone. */
export const searchPanelModule = new ContainerModule(({ bind }) => {
  const tiles = { search: SEARCH_INDEX, market: MARKET, rules: SHOP_RULES };
  provide(bind, PIECES_AT_HAND, createPiecesAtHand, {
    wishlist: WISHLIST,
    home: HOME_VIEW,
    category: CATEGORY_VIEW,
    results: SEARCH_VIEW,
  });
  provide(bind, KEPT_PRODUCTS, keptProductsOf, { storeView: STORE_VIEW });
  provide(bind, SUGGEST, createSuggest, {
    ...tiles,
    loadCategories: LOAD_FRAME,
    view: SUGGESTIONS,
    atHand: PIECES_AT_HAND,
    keptProducts: KEPT_PRODUCTS,
  });
  provide(bind, SUGGEST_POPULAR, createSuggestPopular, {
    loadCategories: LOAD_FRAME,
    view: SUGGESTIONS,
    rules: SHOP_RULES,
  });
  provide(bind, SEARCH_PANEL, createSearchPanel, {
    panels: PANELS,
    searchText: SEARCH_TEXT,
    view: SUGGESTIONS,
    recent: RECENT_SEARCHES,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    suggest: SUGGEST,
    suggestPopular: SUGGEST_POPULAR,
    remember: REMEMBER_SEARCH,
    clock: CLOCK,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
