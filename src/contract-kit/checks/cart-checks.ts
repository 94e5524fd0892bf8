import type { Kit } from '#contract-kit/calls/kit.ts';
import { putLine } from '#contract-kit/calls/kit.ts';
import {
  COUPON,
  COUPON_PERCENT,
  INDIGO_M,
  KURTA,
  KURTA_M,
  KURTA_S,
  MUMBAI,
  NOBODY,
  TEE,
} from '#contract-kit/calls/reference-data.ts';
import type { CartLine, Totals } from '#contract-kit/calls/shapes.ts';
import { paise, percentOf } from '#contract-kit/money/rules.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';

/** The life of a cart, call by call. */
export const cartChecks: readonly Check[] = [
  {
    id: 'cart/create-new',
    section: 3,
    operation: 'cartCreate',
    rule: 'without a token every call gives a new, empty guest cart',
    async run(kit) {
      const [one, other] = [await kit.newCart(), await kit.newCart()];
      holds(one !== other, 'two ids', [one, other]);
      same(await linesOf(kit, one), []);
    },
  },
  {
    id: 'cart/update-line',
    section: 0,
    operation: 'cartUpdate',
    rule: 'the result is the stored line: child sku, root sku, type of the root, id of the cart',
    async run(kit) {
      const cart = await kit.newCart();
      const line = await update(kit, cart, { sku: KURTA_M, qty: 2, product_option: INDIGO_M });
      const { sku, parent_sku, qty, product_type, quote_id } = line;
      same(
        { sku, parent_sku, qty, product_type, quote_id },
        { sku: KURTA_M, parent_sku: KURTA, qty: 2, product_type: 'configurable', quote_id: cart },
      );
      same(await linesOf(kit, cart), [line], 'lines');
    },
  },
  {
    id: 'cart/update-absolute',
    section: 8,
    operation: 'cartUpdate',
    rule: 'qty is absolute: with and without item_id, and repeated',
    async run(kit) {
      const cart = await kit.newCart();
      const { item_id } = await update(kit, cart, { sku: TEE, qty: 2 });
      const steps = [{ qty: 3 }, { qty: 3 }, { qty: 1, item_id }, { qty: 1, item_id: String(item_id) }];
      for (const step of steps) {
        const line = await update(kit, cart, { sku: TEE, ...step });
        same([line.item_id, line.qty], [item_id, step.qty], 'item_id and qty');
      }
      same(
        (await linesOf(kit, cart)).map(({ qty }) => qty),
        [1],
        'quantities',
      );
    },
  },
  {
    id: 'cart/update-unknown-item',
    section: 0,
    operation: 'cartUpdate',
    rule: 'an unknown item_id falls back to sku and options',
    async run(kit) {
      const cart = await kit.newCart();
      const { item_id } = await update(kit, cart, { sku: TEE, qty: 1 });
      const line = await update(kit, cart, { sku: TEE, qty: 4, item_id: 999_999_999 });
      same([line.item_id, line.qty], [item_id, 4], 'item_id and qty');
    },
  },
  {
    id: 'cart/update-takes-sku',
    section: 0,
    operation: 'cartUpdate',
    rule: 'a line found by item_id takes the sku of the body, and another line of that sku goes',
    async run(kit) {
      const cart = await kit.newCart();
      const { item_id } = await update(kit, cart, { sku: KURTA_M, qty: 1 });
      await update(kit, cart, { sku: TEE, qty: 2 });
      await update(kit, cart, { sku: TEE, qty: 5, item_id });
      const lines = await linesOf(kit, cart);
      same(
        lines.map((line) => [line.item_id, line.sku, line.qty]),
        [[item_id, TEE, 5]],
        'lines',
      );
    },
  },
  {
    id: 'cart/update-parent',
    section: 0,
    operation: 'cartUpdate',
    rule: 'a configurable sku with its options is the child',
    async run(kit) {
      const cart = await kit.newCart();
      const line = await update(kit, cart, { sku: KURTA, qty: 1, product_option: INDIGO_M });
      same([line.sku, line.parent_sku], [KURTA_M, KURTA], 'sku and parent_sku');
      const same_line = await update(kit, cart, { sku: KURTA_M, qty: 2 });
      same(same_line.item_id, line.item_id, 'item_id by the sku of the child');
    },
  },
  {
    id: 'cart/update-out-of-stock',
    section: 9,
    operation: 'cartUpdate',
    rule: 'allowOutOfStockInCart is on: what is sold out may lie in the cart',
    run: async (kit) => void (await update(kit, await kit.newCart(), { sku: KURTA_S, qty: 1 })),
  },
  {
    id: 'cart/pull-order',
    section: 0,
    operation: 'cartPull',
    rule: 'lines come oldest first, by GET and by POST alike',
    async run(kit) {
      const cart = await kit.filledCart();
      await putLine(kit.client, { cart, sku: KURTA_M, qty: 1 });
      const lines = await linesOf(kit, cart);
      same(
        lines.map(({ sku }) => sku),
        [KURTA_M, TEE],
        'skus',
      );
      same(await kit.client.succeed('cartPullPost', inCart(cart)), lines);
    },
  },
  {
    id: 'cart/delete-repeated',
    section: 8,
    operation: 'cartDelete',
    rule: 'removing a line answers true, also when it is not there any more',
    async run(kit) {
      const cart = await kit.filledCart();
      for (const _time of [1, 2]) {
        same(await kit.client.succeed('cartDelete', { ...inCart(cart), body: { cartItem: { sku: TEE } } }), true);
      }
      same(
        (await linesOf(kit, cart)).map(({ sku }) => sku),
        [KURTA_M],
        'skus left',
      );
    },
  },
  {
    id: 'cart/delete-by-item',
    section: 0,
    operation: 'cartDelete',
    rule: 'a line is found by item_id before its sku',
    async run(kit) {
      const cart = await kit.filledCart();
      const [kurta] = await linesOf(kit, cart);
      const cartItem = { sku: KURTA_M, item_id: kurta?.item_id };
      await kit.client.succeed('cartDelete', { ...inCart(cart), body: { cartItem } });
      same(
        (await linesOf(kit, cart)).map(({ sku }) => sku),
        [TEE],
        'skus left',
      );
    },
  },
  {
    id: 'cart/guest-with-token',
    section: 3,
    operation: 'cartPull',
    rule: 'a guest cart is used with any valid token by whoever holds its id',
    async run(kit) {
      const { token } = await kit.sharedUser();
      const lines = await kit.client.succeed<readonly unknown[]>('cartPull', inCart(await kit.sharedCart(), token));
      same(lines.length, 2, 'number of lines');
    },
  },
  {
    id: 'cart/payment-methods',
    section: 0,
    operation: 'cartPaymentMethods',
    rule: 'CCAvenue and PayPal always, cash on delivery for India alone',
    async run(kit) {
      const codes = async (country: string) => {
        const parts = { ...inCart(await kit.sharedCart()), headers: { 'country-id': country } };
        const methods = await kit.client.succeed<readonly { readonly code: string }[]>('cartPaymentMethods', parts);
        return methods.map(({ code }) => code).toSorted();
      };
      same(await codes('IN'), ['cashondelivery', 'ccavenuepay', 'paypalstandard'], 'IN');
      for (const country of ['US', 'GB', 'ROW']) same(await codes(country), ['ccavenuepay', 'paypalstandard'], country);
    },
  },
  {
    id: 'cart/virtual',
    section: 0,
    operation: 'cartShippingMethods',
    rule: 'a cart of virtual products only is not sent and not paid at the door',
    async run(kit) {
      const virtual = (await kit.catalogue()).find(({ type_id, status }) => type_id === 'virtual' && status === 1);
      holds(virtual !== undefined, 'a virtual product in the catalogue', 'none');
      const cart = await kit.newCart();
      await putLine(kit.client, { cart, sku: virtual?.sku ?? '', qty: 1 });
      same(await kit.client.succeed('cartShippingMethods', inCart(cart)), []);
      const methods = await kit.client.succeed<readonly { readonly code: string }[]>(
        'cartPaymentMethods',
        inCart(cart),
      );
      holds(
        methods.every(({ code }) => code !== 'cashondelivery'),
        'no cashondelivery',
        methods,
      );
    },
  },
  {
    id: 'cart/shipping-methods',
    section: 4,
    operation: 'cartShippingMethods',
    rule: 'one method: flatrate, DPD Courier, amount 0; by address and without',
    async run(kit) {
      const parts = inCart(await kit.sharedCart());
      const stored = await kit.client.succeed<readonly Method[]>('cartShippingMethods', parts);
      const expected = { carrier_code: 'flatrate', method_code: 'flatrate', method_title: 'DPD Courier', amount: 0 };
      same(
        stored.map(({ carrier_code, method_code, method_title, amount }) => ({
          carrier_code,
          method_code,
          method_title,
          amount,
        })),
        [expected],
      );
      for (const address of [{ country_id: 'IN' }, { country_id: 'US' }, MUMBAI]) {
        same(await kit.client.succeed('cartEstimateShippingMethods', { ...parts, body: { address } }), stored);
      }
    },
  },
  {
    id: 'cart/reference-coupon',
    section: 9,
    operation: 'cartApplyCoupon',
    rule: 'FESTIVE10 takes ten percent',
    async run(kit) {
      const cart = await kit.filledCart();
      await kit.client.succeed('cartApplyCoupon', { query: { token: '', cartId: cart, coupon: COUPON } });
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
    id: 'cart/information',
    section: 0,
    operation: 'cartShippingInformation',
    rule: 'storing addresses answers the payment methods and the totals',
    async run(kit) {
      const cart = await kit.filledCart();
      const addressInformation = { shippingAddress: MUMBAI, billingAddress: MUMBAI };
      const parts = { ...inCart(cart), body: { addressInformation } };
      const { totals } = await kit.client.succeed<{ readonly totals: Totals }>('cartShippingInformation', parts);
      same(totals, await totalsOf(kit, cart), 'totals');
    },
  },
];

type Method = {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly method_title: string;
  readonly amount: number;
};

export function inCart(
  cartId: string,
  token = '',
): { readonly query: { readonly token: string; readonly cartId: string } } {
  return { query: { token, cartId } };
}

export function linesOf({ client }: Kit, cart: string, token = ''): Promise<readonly CartLine[]> {
  return client.succeed('cartPull', inCart(cart, token));
}

export function totalsOf({ client }: Kit, cart: string, token = ''): Promise<Totals> {
  return client.succeed('cartTotals', inCart(cart, token));
}

function update({ client }: Kit, cart: string, cartItem: Readonly<Record<string, unknown>>): Promise<CartLine> {
  return client.succeed('cartUpdate', { ...inCart(cart), body: { cartItem } });
}
