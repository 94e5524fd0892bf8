import { ContainerModule } from 'inversify';
import { createOpenWishlist } from '#domain/journeys/open-wishlist.ts';
import { createToggleCompared } from '#domain/lists/change-compared.ts';
import { createToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import { SEARCH_INDEX } from '../catalog/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW } from '../store/tokens.ts';
import { COMPARED, OPEN_WISHLIST, TOGGLE_COMPARED, TOGGLE_WISHLISTED, WISHLIST } from './tokens.ts';

/** What a shopper keeps for later, or puts beside others. */
export const listsModule = new ContainerModule(({ bind }) => {
  provide(bind, TOGGLE_WISHLISTED, createToggleWishlisted, { wishlist: WISHLIST, storeView: STORE_VIEW });
  provide(bind, TOGGLE_COMPARED, createToggleCompared, { compared: COMPARED, notify: NOTIFY });
  provide(bind, OPEN_WISHLIST, createOpenWishlist, {
    wishlist: WISHLIST,
    searchIndex: SEARCH_INDEX,
    market: MARKET,
    shopRules: SHOP_RULES,
  });
});
