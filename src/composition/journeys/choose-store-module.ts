import { ContainerModule } from 'inversify';
import { createChooseStore } from '#domain/journeys/choose-store.ts';
import { createPriceAnew } from '#domain/journeys/price-anew.ts';
import { createRepriceCart, type RepriceCart } from '#domain/journeys/reprice-cart.ts';
import { CART } from '../cart/start-tokens.ts';
import { SYNC_CART } from '../cart/tokens.ts';
import { CATEGORY_VIEW, SEARCH_INDEX } from '../catalog/tokens.ts';
import { HOME_VIEW } from '../content/tokens.ts';
import { OPEN_WISHLIST } from '../lists/tokens.ts';
import { PRODUCT_MORE } from '../product/tokens.ts';
import { provide } from '../provide.ts';
import { SEARCH_VIEW, SUGGESTIONS } from '../search/tokens.ts';
import { CHOOSE_STORE, MARKET, STORE_CHOICE_KEEPER, STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import { PRICE_ANEW } from './tokens.ts';

const REPRICE_CART = token<RepriceCart>('reprice-cart');

/** What follows when other prices count from now on. Its code comes with the parts that can bring that about. */
export const chooseStoreModule = new ContainerModule(({ bind }) => {
  provide(bind, REPRICE_CART, createRepriceCart, {
    cart: CART,
    searchIndex: SEARCH_INDEX,
    market: MARKET,
    storeView: STORE_VIEW,
  });
  provide(bind, CHOOSE_STORE, createChooseStore, {
    storeView: STORE_VIEW,
    storeChoiceKeeper: STORE_CHOICE_KEEPER,
    priceAnew: PRICE_ANEW,
    cart: CART,
  });
  provide(bind, PRICE_ANEW, createPriceAnew, {
    homeView: HOME_VIEW,
    categoryView: CATEGORY_VIEW,
    searchView: SEARCH_VIEW,
    suggestions: SUGGESTIONS,
    productMore: PRODUCT_MORE,
    openWishlist: OPEN_WISHLIST,
    repriceCart: REPRICE_CART,
    syncCart: SYNC_CART,
  });
});
