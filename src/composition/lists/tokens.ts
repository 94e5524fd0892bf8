import type { OpenWishlist } from '#domain/journeys/open-wishlist.ts';
import type { RemoveFromWishlist, ToggleWishlisted } from '#domain/lists/change-wishlist.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { WishlistMarks } from '#viewmodels/lists/wishlist-marks.ts';
import type { WishlistPanelModel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { token } from '../token.ts';

export const RECENTLY_VIEWED = token<Cell<RecentlyViewed>>('recently-viewed');
export const WISHLIST = token<Cell<Wishlist>>('wishlist');
export const TOGGLE_WISHLISTED = token<ToggleWishlisted>('toggle-wishlisted');
export const REMOVE_FROM_WISHLIST = token<RemoveFromWishlist>('remove-from-wishlist');
export const OPEN_WISHLIST = token<OpenWishlist>('open-wishlist');
export const WISHLIST_MARKS = token<WishlistMarks>('wishlist-marks');
export const WISHLIST_PANEL = token<WishlistPanelModel>('wishlist-panel');

/** What a page asks for before the half that acts is there. */
export const listsForwarded = [TOGGLE_WISHLISTED];
