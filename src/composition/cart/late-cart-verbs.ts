import type { AdoptLines, createAdoptLines } from '#domain/cart/adopt-lines.ts';
import type { CheckLines, createCheckLines } from '#domain/cart/check-lines.ts';
import type { ApplyCoupon, createApplyCoupon } from '#domain/cart/coupon.ts';

/** Without its code the sync has failed, and the next one tries again. */
export function createLateAdoptLines(ports: Parameters<typeof createAdoptLines>[0]): AdoptLines {
  return async (shops) => (await loadCartVerbs()).createAdoptLines(ports)(shops);
}

/** Without its code the shop was not asked. */
export function createLateApplyCoupon(ports: Parameters<typeof createApplyCoupon>[0]): ApplyCoupon {
  return async (code) => (await hadCartVerbs())?.createApplyCoupon(ports)(code) ?? 'failed';
}

/** Without its code the stock is looked at later. */
export function createLateCheckLines(ports: Parameters<typeof createCheckLines>[0]): CheckLines {
  return async (key) => (await hadCartVerbs())?.createCheckLines(ports)(key);
}

export async function loadCartVerbs() {
  return (await import(/* webpackChunkName: "cart-verbs" */ './cart-verbs.ts')).cartVerbs;
}

function hadCartVerbs() {
  return loadCartVerbs().catch(() => null);
}
