import { applyCoupon, inCart, totalsOf } from '#api/contract-kit/calls/cart-calls.ts';
import { COUPON, COUPON_PERCENT, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { paise, percentOf } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** A coupon comes to a cart and goes. */
export const couponChecks: readonly Check[] = [
  {
    id: 'cart/reference-coupon',
    section: 9,
    operation: 'cartApplyCoupon',
    rule: 'FESTIVE10 takes ten percent',
    async run(kit) {
      const cart = await kit.filledCart();
      await applyCoupon(kit, cart);
      for (const { discount_amount, row_total_incl_tax } of (await totalsOf(kit, cart)).items) {
        same(
          paise(discount_amount),
          percentOf(paise(row_total_incl_tax), COUPON_PERCENT),
          'discount of a row in paise',
        );
      }
    },
  },
  {
    id: 'cart/coupon-life',
    section: 8,
    operation: 'cartApplyCoupon',
    rule: 'a coupon is compared without case, may be repeated, outlives a refused one and goes when removed',
    async run(kit) {
      const cart = await kit.filledCart();
      const apply = (coupon: string) =>
        kit.client.call('cartApplyCoupon', { query: { token: '', cartId: cart, coupon } });
      const shown = async () => (await totalsOf(kit, cart)).coupon_code;
      same(await shown(), null, 'coupon at first');
      for (const coupon of [COUPON, COUPON.toLowerCase(), ` ${COUPON}`]) await apply(coupon);
      same((await shown())?.toUpperCase(), COUPON, 'coupon');
      same((await apply(NOBODY)).status, 422, 'status of an unknown coupon');
      same((await shown())?.toUpperCase(), COUPON, 'coupon after an unknown one');
      for (const _time of [1, 2]) same(await kit.client.succeed('cartDeleteCoupon', inCart(cart)), true);
      same(await shown(), null, 'coupon after it was removed');
    },
  },
  {
    id: 'cart/coupon-missing',
    section: 0,
    operation: 'cartApplyCoupon',
    rule: 'refused with 400 "No coupon code provided": missing or empty',
    proves: ['cartApplyCoupon 400 No coupon code provided'],
    async run(kit) {
      const query = { token: '', cartId: await kit.sharedCart() };
      await kit.client.refuse('cartApplyCoupon', { query }, 400, 'No coupon code provided');
      await kit.client.refuse('cartApplyCoupon', { query: { ...query, coupon: '' } }, 400, 'No coupon code provided');
    },
  },
  refusedCheck({
    id: 'cart/coupon-unknown',
    operation: 'cartApplyCoupon',
    when: 'the code is unknown',
    status: 422,
    message: "The coupon code isn't valid. Verify the code and try again.",
    wrong: [
      { query: { coupon: NOBODY } },
      { query: { coupon: `${COUPON}%` } },
      { query: { coupon: '_'.repeat(COUPON.length) } },
    ],
  }),
];
