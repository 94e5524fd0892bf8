import { createAdoptLine } from '#domain/cart/adopt-line.ts';
import { createCheckLines } from '#domain/cart/check-lines.ts';
import { createApplyCoupon } from '#domain/cart/coupon.ts';

/** What is done with a cart that no first page waits for. */
export const cartVerbs = { createAdoptLine, createApplyCoupon, createCheckLines };
