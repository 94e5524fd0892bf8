import { createProductFinder, type ProductFinder } from '#domain/catalog/find-product.ts';
import { createLoadAttributes } from '#domain/catalog/load-attributes.ts';
import { createLoadCategories } from '#domain/catalog/load-categories.ts';
import { createFitPrices } from '#domain/catalog/price-fit.ts';
import { createRememberSearch } from '#domain/catalog/remember-search.ts';
import { createClosePromo } from '#domain/content/close-promo.ts';
import { createLoadPromos } from '#domain/content/load-promos.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import { createFindList, createFindMore, type FindMore } from '#domain/listing/find-list.ts';
import { createLoadMore } from '#domain/listing/load-more.ts';
import { createOpenCategory } from '#domain/listing/open-category.ts';
import { createOpenSearch } from '#domain/listing/open-search.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import { createToggleCompared } from '#domain/lists/change-compared.ts';
import { createToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import { createMarket } from '#domain/pricing/market.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createLoadFrame } from '#domain/workflows/load-frame.ts';
import { createNoteViewed } from '#domain/workflows/note-viewed.ts';
import { createOpenAddress } from '#domain/workflows/open-address.ts';
import { createOpenHome } from '#domain/workflows/open-home.ts';
import { createOpenProduct } from '#domain/workflows/open-product.ts';
import { createOpenWishlist } from '#domain/workflows/open-wishlist.ts';

/** What can be opened and found: the menu, lists, products, and what a shopper keeps of them. */
export const catalog = {
  market: createMarket,
  loadCategories: createLoadCategories,
  loadAttributes: createLoadAttributes,
  fitPrices: createFitPrices,
  loadPromos: createLoadPromos,
  loadFrame: createLoadFrame,
  closePromo: createClosePromo,
  findList: createFindList,
  findMore: createFindMore,
  openHome: createOpenHome,
  openCategory: createOpenCategory,
  loadMore: ({ categoryView, findMore }: OfCategory) => createLoadMore({ view: categoryView, findMore }),
  openSearch: createOpenSearch,
  loadMoreResults: ({ searchView, findMore }: OfSearch) => createLoadMore({ view: searchView, findMore }),
  rememberSearch: createRememberSearch,
  productFinder: createProductFinder,
  prefetchProduct: ({ productFinder }: { readonly productFinder: ProductFinder }) => productFinder.prefetch,
  openProduct: createOpenProduct,
  noteViewed: createNoteViewed,
  openAddress: createOpenAddress,
  toggleWishlisted: createToggleWishlisted,
  toggleCompared: createToggleCompared,
  openWishlist: createOpenWishlist,
};

type OfCategory = { readonly categoryView: Cell<CategoryView>; readonly findMore: FindMore };
type OfSearch = { readonly searchView: Cell<SearchView>; readonly findMore: FindMore };
