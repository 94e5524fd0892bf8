import { createChangeChoice } from '#domain/cart/change-choice.ts';
import { createChangeQuantity } from '#domain/cart/change-quantity.ts';
import { createRemoveCoupon } from '#domain/cart/coupon.ts';
import { createRemoveLine, createReturnLine } from '#domain/cart/remove-line.ts';
import { createSavedLines } from '#domain/cart/save-for-later.ts';
import { createKeepMerge, createUndoMerge } from '#domain/cart/undo-merge.ts';

/** What is done where the lines of the cart are shown: its code comes with them. */
export const cartLines = {
  changeQuantity: createChangeQuantity,
  changeChoice: createChangeChoice,
  removeLine: createRemoveLine,
  returnLine: createReturnLine,
  savedLines: createSavedLines,
  undoMerge: createUndoMerge,
  keepMerge: createKeepMerge,
  removeCoupon: createRemoveCoupon,
};
