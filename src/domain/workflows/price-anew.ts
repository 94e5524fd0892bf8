import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions, type Suggestions } from '#domain/listing/suggestions.ts';
import type { SyncCart } from '../cart/sync-cart.ts';
import { type HomeView, noHomeView } from '../content/home-view.ts';
import type { Cell } from '../shared/cell.ts';
import type { OpenWishlist } from './open-wishlist.ts';
import { noProductMore, type ProductMore } from './product-more.ts';
import type { RepriceCart } from './reprice-cart.ts';

/**
 * To be called when other prices count from now on. What was listed with those before is forgotten, so that a page that
 * is opened next reads it again; what was saved and what is in the cart is priced anew; the shop says the sums of the
 * cart.
 */
export type PriceAnew = () => void;

type Ports = {
  readonly homeView: Cell<HomeView>;
  readonly categoryView: Cell<CategoryView>;
  readonly searchView: Cell<SearchView>;
  readonly suggestions: Cell<Suggestions>;
  readonly productMore: Cell<ProductMore>;
  readonly openWishlist: OpenWishlist;
  readonly repriceCart: RepriceCart;
  readonly syncCart: SyncCart;
};

export function createPriceAnew(ports: Ports): PriceAnew {
  const { openWishlist, repriceCart, syncCart } = ports;
  return () => {
    forgetPrices(ports);
    void openWishlist();
    void repriceCart();
    void syncCart({ force: true });
  };
}

/** A product itself knows its prices in every country; its tiles know one. */
function forgetPrices({ homeView, categoryView, searchView, suggestions, productMore }: Ports): void {
  homeView.update(() => noHomeView);
  categoryView.update(() => noCategoryView);
  searchView.update(() => noSearchView);
  suggestions.update((now) => ({ ...now, answer: noSuggestions.answer }));
  productMore.update((now) => ({ ...now, related: noProductMore.related, recent: noProductMore.recent }));
}
