import { expect } from 'vitest';
import type { CartId } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { answered } from './answered.ts';
import type { Rule } from './rule.ts';
import { india, indigoM, kurtaLine, mumbai, TEE, teeLine } from './samples.ts';

/** A shop with a cart that was just opened. */
export type CartWorld = {
  readonly gateway: CartGateway;
  readonly cart: CartId;
  readonly goTo: (country: CountryId) => void;
};

/** Opens a cart in a shop that was just reached. */
export async function withNewCart(shop: Omit<CartWorld, 'cart'>): Promise<CartWorld> {
  return { ...shop, cart: answered(await shop.gateway.create()) };
}

const flatrate = { carrierCode: 'flatrate', methodCode: 'flatrate' };
const noCart = 'no-such-cart' as CartId;

/** What every way to the shop's cart keeps. */
export const cartGatewayRules: readonly Rule<CartWorld>[] = [
  {
    title: 'every guest gets a cart of their own',
    async prove({ gateway, cart }) {
      expect(answered(await gateway.create())).not.toBe(cart);
      expect(answered(await gateway.pull(cart))).toEqual([]);
    },
  },
  {
    title: 'a line comes back as the shop keeps it',
    async prove({ gateway, cart }) {
      const stored = answered(await gateway.update(cart, kurtaLine));
      expect(stored).toMatchObject({
        sku: 'AJ-KS-1042-M',
        parentSku: 'AJ-KS-1042',
        pieces: 2,
        price: 8_960,
        cartId: cart,
      });
      expect(stored.options).toEqual(indigoM);
      expect(answered(await gateway.pull(cart))).toEqual([stored]);
    },
  },
  {
    title: 'pieces are absolute, with and without the id of the line',
    async prove({ gateway, cart }) {
      const { id } = answered(await gateway.update(cart, teeLine));
      await gateway.update(cart, { ...teeLine, pieces: 3 });
      const again = { ...teeLine, pieces: 3, shopsLine: { id, cartId: cart, pieces: 1 } };
      expect(answered(await gateway.update(cart, again))).toMatchObject({ id, pieces: 3 });
      expect(answered(await gateway.pull(cart))).toMatchObject([{ id, pieces: 3 }]);
    },
  },
  {
    title: 'lines stay in the order they came in',
    async prove({ gateway, cart }) {
      await gateway.update(cart, kurtaLine);
      await gateway.update(cart, teeLine);
      await gateway.update(cart, { ...kurtaLine, pieces: 1 });
      expect(answered(await gateway.pull(cart)).map(({ sku }) => sku)).toEqual([kurtaLine.sku, teeLine.sku]);
    },
  },
  {
    title: 'a line that is removed twice is gone',
    async prove({ gateway, cart }) {
      const { id } = answered(await gateway.update(cart, teeLine));
      expect(answered(await gateway.remove(cart, { sku: TEE, id }))).toBe(true);
      expect(answered(await gateway.remove(cart, { sku: TEE, id }))).toBe(true);
      expect(answered(await gateway.pull(cart))).toEqual([]);
    },
  },
  {
    title: 'a cart the shop does not know is refused with 404, whatever is asked',
    async prove({ gateway }) {
      const replies = await Promise.all([
        gateway.pull(noCart),
        gateway.update(noCart, teeLine),
        gateway.remove(noCart, { sku: TEE, id: 1 }),
        gateway.totals(noCart),
        gateway.paymentMethods(noCart),
        gateway.shippingMethods(noCart, india),
        gateway.applyCoupon(noCart, 'FESTIVE10'),
      ]);
      expect(replies.map((reply) => reply.kind === 'refused' && reply.code)).toEqual(replies.map(() => 404));
    },
  },
];

/** What it calculates for two kurtas and a tee. */
export const filledCartRules: readonly Rule<CartWorld>[] = [
  {
    title: 'totals hold the sums, the tax they contain and each line',
    async prove({ gateway, cart }) {
      const totals = answered(await gateway.totals(cart));
      expect(totals).toMatchObject({ subtotal: 19_600, discount: 0, shipping: 0, tax: 2_100, grandTotal: 19_600 });
      expect(totals.lines).toMatchObject([
        { pieces: 2, total: 17_920, discount: 0 },
        { pieces: 1, total: 1_680, discount: 0 },
      ]);
      expect(totals.segments.map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'tax', 'grand_total']);
    },
  },
  {
    title: 'a coupon takes ten percent, whatever its case, until it is removed',
    async prove({ gateway, cart }) {
      expect(answered(await gateway.applyCoupon(cart, 'festive10'))).toBe(true);
      expect(answered(await gateway.totals(cart))).toMatchObject({
        discount: -1_960,
        grandTotal: 17_640,
        coupon: 'FESTIVE10',
      });
      expect(answered(await gateway.removeCoupon(cart))).toBe(true);
      expect(answered(await gateway.totals(cart))).toMatchObject({ discount: 0, grandTotal: 19_600, coupon: null });
    },
  },
  {
    title: 'an unknown coupon is refused in words for the shopper, and the one before stays',
    async prove({ gateway, cart }) {
      await gateway.applyCoupon(cart, 'FESTIVE10');
      const message = "The coupon code isn't valid. Verify the code and try again.";
      expect(await gateway.applyCoupon(cart, 'NO&SUCH=10')).toMatchObject({ kind: 'refused', code: 422, message });
      expect(answered(await gateway.totals(cart))).toMatchObject({ coupon: 'FESTIVE10' });
    },
  },
  {
    title: 'cash on delivery is offered in India only, for what is carried to the door',
    async prove({ gateway, cart, goTo }) {
      const codes = async () => answered(await gateway.paymentMethods(cart)).map(({ code }) => code);
      expect(await codes()).toEqual(['ccavenuepay', 'paypalstandard', 'cashondelivery']);
      goTo('US');
      expect(await codes()).toEqual(['ccavenuepay', 'paypalstandard']);
    },
  },

  {
    title: 'the one flat rate is offered without an address, for a country and for a whole address',
    async prove({ gateway, cart }) {
      for (const address of [null, india, mumbai]) {
        expect(answered(await gateway.shippingMethods(cart, address))).toEqual([
          { ...flatrate, title: 'DPD Courier', amount: 0, priceInclTax: 0, isDefault: true, isServerMethod: true },
        ]);
      }
    },
  },
  {
    title: 'choosing how to send answers the methods of payment and the totals',
    async prove({ gateway, cart }) {
      const chosen = answered(await gateway.chooseShipping(cart, { shipping: india, billing: india, ...flatrate }));
      expect(chosen.methods.find(({ code }) => code === 'cashondelivery')?.message).toBe('Keep exact change ready.');
      expect(chosen.totals).toMatchObject({ grandTotal: 19_600 });
    },
  },
  {
    title: 'methods the shop does not offer are refused with 422',
    async prove({ gateway, cart }) {
      expect(answered(await gateway.collectTotals(cart, { payment: 'cashondelivery', ...flatrate }))).toMatchObject({
        grandTotal: 19_600,
      });
      expect(await gateway.collectTotals(cart, { payment: 'barter', ...flatrate })).toMatchObject({ code: 422 });
      const pigeon = { shipping: india, billing: india, carrierCode: 'pigeon', methodCode: 'post' };
      expect(await gateway.chooseShipping(cart, pigeon)).toMatchObject({ code: 422 });
    },
  },
];

export async function withFilledCart(shop: Omit<CartWorld, 'cart'>): Promise<CartWorld> {
  const world = await withNewCart(shop);
  await world.gateway.update(world.cart, kurtaLine);
  await world.gateway.update(world.cart, teeLine);
  return world;
}
