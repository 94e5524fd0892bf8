import type { Category } from '#domain/catalog/category.ts';
import type { LoadAttributes } from '#domain/catalog/load-attributes.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { LoadPriceFit } from '#domain/catalog/price-fit.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { LoadFrame } from '#domain/journeys/load-frame.ts';
import type { FindAtHand } from '#domain/listing/at-hand.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { FindList, FindMore } from '#domain/listing/find-list.ts';
import type { LoadMore } from '#domain/listing/load-more.ts';
import type { MissingView } from '#domain/listing/missing-view.ts';
import type { OpenCategory } from '#domain/listing/open-category.ts';
import type { OpenMissing } from '#domain/listing/open-missing.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import type { NotFoundScreenModel } from '#viewmodels/not-found/not-found-screen-model.ts';
import { token } from '../token.ts';

export const SEARCH_INDEX = token<SearchIndex>('search-index');
export const STOCK_CHECK = token<StockCheck>('stock-check');
export const MENU = token<Cell<MenuView>>('menu');
/** All categories, once they were read in this visit. */
export const KNOWN_CATEGORIES = token<Cell<readonly Category[]>>('known-categories');
export const CATEGORY_VIEW = token<Cell<CategoryView>>('category-view');
export const MISSING_VIEW = token<Cell<MissingView>>('missing');
export const LOAD_ATTRIBUTES = token<LoadAttributes>('load-attributes');
export const LOAD_CATEGORIES = token<LoadCategories>('load-categories');
export const LOAD_PRICE_FIT = token<LoadPriceFit>('load-price-fit');
export const FIND_LIST = token<FindList>('find-list');
export const FIND_MORE = token<FindMore>('find-more');
export const OPEN_CATEGORY = token<OpenCategory>('open-category');
export const LOAD_MORE = token<LoadMore>('load-more');
export const FIND_AT_HAND = token<FindAtHand>('find-at-hand');
export const OPEN_MISSING = token<OpenMissing>('open-missing');
export const CATEGORY_SCREEN = token<CategoryScreenModel>('category-screen');
export const NOT_FOUND_SCREEN = token<NotFoundScreenModel>('not-found-screen');
export const LOAD_FRAME = token<LoadFrame>('load-frame');

/** What a page asks for before the half that acts is there. */
export const catalogForwarded = [LOAD_FRAME, LOAD_MORE, LOAD_ATTRIBUTES, OPEN_MISSING, OPEN_CATEGORY];
