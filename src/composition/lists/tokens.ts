import type { OpenCompare } from '#domain/journeys/open-compare.ts';
import type { OpenWishlist } from '#domain/journeys/open-wishlist.ts';
import type { RemoveFromCompare, ToggleCompared } from '#domain/lists/change-compared.ts';
import type { RemoveFromWishlist, ToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import type { Compared } from '#domain/lists/compared.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { CompareMarks } from '#viewmodels/lists/compare-marks.ts';
import type { CompareScreenModel } from '#viewmodels/lists/compare-screen-model.ts';
import type { WishlistMarks } from '#viewmodels/lists/wishlist-marks.ts';
import type { WishlistModel } from '#viewmodels/lists/wishlist-model.ts';
import type { WishlistPanelModel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { token } from '../token.ts';

export const RECENTLY_VIEWED = token<Cell<RecentlyViewed>>('recently-viewed');
export const WISHLIST = token<Cell<Wishlist>>('wishlist');
export const TOGGLE_WISHLISTED = token<ToggleWishlisted>('toggle-wishlisted');
export const REMOVE_FROM_WISHLIST = token<RemoveFromWishlist>('remove-from-wishlist');
export const OPEN_WISHLIST = token<OpenWishlist>('open-wishlist');
export const WISHLIST_MARKS = token<WishlistMarks>('wishlist-marks');
export const WISHLIST_PIECES = token<WishlistModel>('wishlist-pieces');
export const WISHLIST_PANEL = token<WishlistPanelModel>('wishlist-panel');
export const COMPARED = token<Cell<Compared>>('compared');
export const TOGGLE_COMPARED = token<ToggleCompared>('toggle-compared');
export const REMOVE_FROM_COMPARE = token<RemoveFromCompare>('remove-from-compare');
export const OPEN_COMPARE = token<OpenCompare>('open-compare');
export const COMPARE_SCREEN = token<CompareScreenModel>('compare-screen');
export const COMPARE_MARKS = token<CompareMarks>('compare-marks');

/** What a page asks for before the half that acts is there. */
export const listsForwarded = [TOGGLE_WISHLISTED, TOGGLE_COMPARED];
