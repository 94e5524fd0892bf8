import { inCart } from '#contract-kit/calls/cart-calls.ts';
import { cartWithCoupon, orderOf, placeOrder, plentyOrder, readOrder } from '#contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#contract-kit/calls/plenty.ts';
import { COUPON, COUPON_PERCENT, NOBODY, TEE } from '#contract-kit/calls/reference-data.ts';
import { paise, percentOf, rupees } from '#contract-kit/money/rules.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { same } from '#contract-kit/run/mismatch.ts';

/** Section 7: what becomes of the cart of an order, and what it brings. */
export const cartOfOrderChecks: readonly Check[] = [
  {
    id: 'order/closes-cart',
    section: 7,
    operation: 'orderCreate',
    rule: 'the cart of an order is closed at once; the same cart cannot be used again',
    async run(kit) {
      const cart = await kit.filledCart();
      await placeOrder(kit, await plentyOrder(kit, cart));
      await kit.client.refuse('cartPull', inCart(cart), 404, `No such entity with cartId = ${cart}`);
    },
  },
  {
    id: 'order/closed-cart',
    section: 7,
    operation: 'orderCreate',
    rule: 'an unknown or closed cart does not fail the order, it brings no coupon',
    async run(kit) {
      const product = await sellablePlenty(kit);
      const cart = await cartWithCoupon(kit, product.sku);
      await placeOrder(kit, await plentyOrder(kit, cart));
      for (const each of [cart, NOBODY]) {
        const { result } = await placeOrder(kit, await plentyOrder(kit, each));
        same(result.grand_total, product.priceInclTax, `total with cart ${each === NOBODY ? 'unknown' : 'closed'}`);
      }
    },
  },
  {
    id: 'order/coupon',
    section: 7,
    operation: 'orderCreate',
    rule: 'the coupon of the open cart counts, lines come from products alone',
    async run(kit) {
      const product = await sellablePlenty(kit, 100);
      const cart = await cartWithCoupon(kit, TEE);
      const { result } = await placeOrder(kit, orderOf({ lines: [{ sku: product.sku, qty: 1 }], cart }));
      const price = paise(product.priceInclTax);
      same(result.grand_total, rupees(price - percentOf(price, COUPON_PERCENT)), 'grand_total');
      const order = await readOrder(kit, result.order_id);
      same(
        order.items.map(({ sku, qty_ordered }) => [sku, qty_ordered]),
        [[product.sku, 1]],
        'lines',
      );
      same(order.coupon_code?.toUpperCase(), COUPON, 'coupon_code');
    },
  },
];
