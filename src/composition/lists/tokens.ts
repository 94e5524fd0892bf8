import type { OpenWishlist } from '#domain/journeys/open-wishlist.ts';
import type { ForgetSaved, ToggleSaved } from '#domain/lists/change-wishlist.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { SavedModel } from '#viewmodels/lists/saved-model.ts';
import type { WishlistPanelModel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { token } from '../token.ts';

export const RECENTLY_VIEWED = token<Cell<RecentlyViewed>>('recently-viewed');
export const WISHLIST = token<Cell<Wishlist>>('wishlist');
export const TOGGLE_SAVED = token<ToggleSaved>('toggle-saved');
export const FORGET_SAVED = token<ForgetSaved>('forget-saved');
export const OPEN_WISHLIST = token<OpenWishlist>('open-wishlist');
export const SAVED = token<SavedModel>('saved');
export const WISHLIST_PANEL = token<WishlistPanelModel>('wishlist-panel');

/** What a page asks for before the half that acts is there. */
export const listsForwarded = [TOGGLE_SAVED];
