import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { india, indigoM, kurtaLine, mumbai, teeLine } from '#adapters/contracts/samples.ts';
import type { CartId } from '#domain/cart/cart.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { answered } from './answered.ts';
import { reckonedMoney } from './reckoned-money.ts';
import type { ShopPorts } from './shop-ports.ts';

/** A shop in India with a cart of two kurtas and a tee. */
export type CartWorld = { readonly shop: ShopPorts; readonly cart: CartId };

const countries = ['IN', 'US', 'GB', 'ROW'] as const;
const inCart = [kurtaLine, teeLine];
const flatrate = { carrierCode: 'flatrate', methodCode: 'flatrate' };

export async function withFilledCart(shop: ShopPorts): Promise<CartWorld> {
  const cart = answered(await shop.cart.create());
  for (const line of inCart) answered(await shop.cart.update(cart, line));
  return { shop, cart };
}

/** What every way to the shop's cart keeps besides what the contract kit asks of it. */
export const cartGatewayRules: readonly Rule<CartWorld>[] = [
  {
    title: 'a line comes back as the shop keeps it, with its id, its words and what was chosen',
    async prove({ shop, cart }) {
      const { sku, parentSku, name, type, price } = kurtaLine;
      const stored = answered(await shop.cart.update(cart, { ...kurtaLine, price: moneyOf(1), quantity: 3 }));
      expect(stored).toMatchObject({ ...{ sku, parentSku, name, type, price }, quantity: 3, cartId: cart });
      expect(stored).toMatchObject({ options: indigoM, parts: [] });
      expect(answered(await shop.cart.pull(cart))[0]).toEqual(stored);
    },
  },
  {
    title: 'an id the shop gave to another cart counts for nothing',
    async prove({ shop, cart }) {
      const [kurta] = answered(await shop.cart.pull(cart));
      const other = answered(await shop.cart.create());
      await shop.cart.update(other, teeLine);
      await shop.cart.update(other, { ...kurtaLine, serverItem: { id: kurta?.id ?? 0, cartId: cart, quantity: 2 } });
      const skus = answered(await shop.cart.pull(other)).map(({ sku }) => sku);
      expect(skus).toEqual([teeLine.sku, kurtaLine.sku]);
    },
  },
  ...countries.flatMap((country) => [0, 10].map((percent) => reckonsFor(country, percent))),
  {
    title: 'ways to pay come best first, in words, with what to know of cash',
    async prove({ shop, cart }) {
      const way = { isServerMethod: true, isDefault: false, message: null };
      expect(answered(await shop.cart.paymentMethods(cart))).toEqual([
        { ...way, code: 'ccavenuepay', title: 'Cards, UPI and net banking (CCAvenue)', isDefault: true },
        { ...way, code: 'paypalstandard', title: 'PayPal' },
        { ...way, code: 'cashondelivery', title: 'Cash on delivery', message: 'Keep exact change ready.' },
      ]);
    },
  },
  {
    title: 'the one flat rate is offered without an address, for a country and for a whole address',
    async prove({ shop, cart }) {
      for (const address of [null, india, mumbai]) {
        expect(answered(await shop.cart.shippingMethods(cart, address))).toEqual([
          {
            ...flatrate,
            title: 'DPD Courier',
            amount: nothing,
            priceInclTax: nothing,
            isDefault: true,
            isServerMethod: true,
          },
        ]);
      }
    },
  },
  {
    title: 'choosing how to send and to pay answers what the shop would answer without a choice',
    async prove({ shop, cart }) {
      const totals = answered(await shop.cart.totals(cart));
      const choice = { shipping: india, billing: india, ...flatrate };
      const methods = answered(await shop.cart.paymentMethods(cart));
      expect(answered(await shop.cart.chooseShipping(cart, choice))).toEqual({ methods, totals });
      const paid = { payment: 'cashondelivery', ...flatrate };
      expect(answered(await shop.cart.collectTotals(cart, paid))).toEqual(totals);
    },
  },
];

function reckonsFor(country: CountryId, percent: number): Rule<CartWorld> {
  return {
    title: `totals for ${country} with ${percent} % off: price set, tax that is contained, each line to the paisa`,
    async prove({ shop, cart }) {
      shop.goTo(country);
      if (percent > 0) await shop.cart.applyCoupon(cart, 'FESTIVE10');
      const { total, lines, ...sums } = await reckonedMoney(shop, inCart, percent);
      const free = { shipping: 0, storeCredit: 0 };
      const { segments, ...totals } = answered(await shop.cart.totals(cart));
      expect(totals).toMatchObject({ ...sums, ...free, grandTotal: total, coupon: percent > 0 ? 'FESTIVE10' : null });
      expect(totals.lines).toMatchObject(lines.map(({ price: _price, net: _net, ...line }) => line));
      expect(Object.fromEntries(segments.map(({ code, value }) => [code, value]))).toEqual({
        ...{ subtotal: sums.subtotal, shipping: 0, tax: sums.tax, grand_total: total },
        ...(percent > 0 ? { discount: sums.discount } : {}),
      });
      const pulled = answered(await shop.cart.pull(cart)).map(({ price }) => price);
      expect(pulled).toEqual(lines.map(({ price }) => price));
    },
  };
}
