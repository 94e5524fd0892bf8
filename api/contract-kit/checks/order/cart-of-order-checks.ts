import { applyCoupon, inCart, putLine, totalsOf } from '#api/contract-kit/calls/cart-calls.ts';
import { cartWithCoupon, orderOf, placeOrder, plentyOrder, readOrder } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { COUPON, COUPON_PERCENT, FLATRATE, MUMBAI, NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import { paise, percentOf, rateOf, rupees } from '#api/contract-kit/money/rules.ts';
import { reckoned } from '#api/contract-kit/money/totals.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 7: what becomes of the cart of an order, and what it brings. */
export const cartOfOrderChecks: readonly Check[] = [
  {
    id: 'order/life-of-a-cart',
    section: 7,
    operation: 'orderCreate',
    rule: 'a cart is made, filled, changed, reduced by a coupon, addressed, ordered for what its totals said, and closed',
    async run(kit) {
      const { sku } = await sellablePlenty(kit, 100);
      const cart = await kit.newCart();
      for (const qty of [1, 2]) await putLine(kit.client, { cart, sku, qty });
      await putLine(kit.client, { cart, sku: TEE, qty: 1 });
      await kit.client.succeed('cartDelete', { ...inCart(cart), body: { cartItem: { sku: TEE } } });
      await applyCoupon(kit, cart);
      const addressInformation = { shippingAddress: MUMBAI, billingAddress: MUMBAI, ...FLATRATE };
      await kit.client.succeed('cartShippingInformation', { ...inCart(cart), body: { addressInformation } });
      const { grand_total, items_qty, coupon_code } = await totalsOf(kit, cart);
      same([items_qty, coupon_code?.toUpperCase()], [2, COUPON], 'items_qty and coupon_code');
      const { result } = await placeOrder(kit, orderOf({ lines: [{ sku, qty: 2 }], cart }));
      same(result.grand_total, grand_total, 'grand_total of the order');
      await kit.client.refuse('cartTotals', inCart(cart), 404, `No such entity with cartId = ${cart}`);
    },
  },
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
    rule: 'the coupon of the open cart counts and lowers the tax too, lines come from products alone',
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
      const rate = rateOf(product.tax_class_id, await kit.taxRules(), 'IN');
      const { tax_amount } = reckoned([{ sku: product.sku, qty: 1, price, rate }], COUPON_PERCENT);
      same(order.tax_amount, tax_amount, 'tax_amount');
    },
  },
];
