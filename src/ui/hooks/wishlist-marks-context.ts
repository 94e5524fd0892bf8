import { createContext, useContext } from 'react';
import type { WishlistMarks } from '#viewmodels/lists/wishlist-marks.ts';

/** The hearts of the visit; null where there is no wishlist. */
export const WishlistMarksContext = createContext<WishlistMarks | null>(null);

export function useWishlistMarks(): WishlistMarks | null {
  return useContext(WishlistMarksContext);
}
