import { ContainerModule } from 'inversify';
import { cachedProductAnswers } from '#adapters/browser/cached-answers.ts';
import type { KeptProducts } from '#domain/catalog/kept-products.ts';
import { createPiecesAtHand } from '#domain/journeys/pieces-at-hand.ts';
import { createFindAtHand } from '#domain/listing/at-hand.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { CATEGORY_VIEW, FIND_AT_HAND } from '../catalog/tokens.ts';
import { HOME_VIEW } from '../content/tokens.ts';
import { WISHLIST } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import { SEARCH_VIEW } from './tokens.ts';

const PIECES_AT_HAND = token<() => readonly Tile[]>('pieces-at-hand');
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

/** What is found where the shop cannot be asked. */
export const findAtHandModule = new ContainerModule(({ bind }) => {
  provide(bind, PIECES_AT_HAND, createPiecesAtHand, {
    wishlist: WISHLIST,
    homeView: HOME_VIEW,
    categoryView: CATEGORY_VIEW,
    searchView: SEARCH_VIEW,
  });
  provide(bind, KEPT_PRODUCTS, keptProductsOf, { storeView: STORE_VIEW });
  provide(bind, FIND_AT_HAND, createFindAtHand, {
    piecesAtHand: PIECES_AT_HAND,
    keptProducts: KEPT_PRODUCTS,
    market: MARKET,
    shopRules: SHOP_RULES,
  });
});
