import { createErrorScreen } from '#viewmodels/error/error-screen-model.ts';
import { createFrame } from '#viewmodels/frame/frame-model.ts';
import { createCompareMarks } from '#viewmodels/lists/compare-marks.ts';
import { createWishlistMarks } from '#viewmodels/lists/wishlist-marks.ts';

/** The models that stand around every page. */
export const frameModels = {
  wishlistMarks: createWishlistMarks,
  compareMarks: createCompareMarks,
  frame: createFrame,
  /** Stands where a part of a page could not be had, so it is there with the first file. */
  errorScreen: createErrorScreen,
};
