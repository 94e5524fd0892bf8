import { createAdoptLines } from '#domain/cart/adopt-lines.ts';
import { createCheckLines } from '#domain/cart/check-lines.ts';
import { createApplyCoupon } from '#domain/cart/coupon.ts';
import { createReadStocks } from '#domain/stock/stock-list.ts';

/** What is done with a cart that no first page waits for. */
export const cartVerbs = {
  adoptLines: createAdoptLines,
  applyCoupon: createApplyCoupon,
  checkLines: createCheckLines,
  readStocks: createReadStocks,
};
