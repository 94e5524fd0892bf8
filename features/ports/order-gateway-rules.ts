import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA_S, kurtaLine, newYork, orderLine, sampleOrder, TEE, teeLine } from '#adapters/contracts/samples.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import type { Order } from '#domain/orders/order.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import { reckonedMoney } from './reckoned-money.ts';
import type { ShopPorts } from './shop-ports.ts';

/** An order id nobody used before. */
const newId = () => `1795168800123-${crypto.randomUUID()}`;
const line = (changes: Partial<typeof kurtaLine>) => orderLine({ ...teeLine, ...changes });
const notFound = { kind: 'refused', code: 404, message: 'Order not found' };

/** Lines of which the shop cannot give so many pieces. */
const missing: readonly (readonly [why: string, line: Order['lines'][number]])[] = [
  ['is sold out', orderLine({ ...kurtaLine, sku: KURTA_S, quantity: 1 })],
  ['nobody sells', line({ sku: skuOf('NO-SUCH') })],
  ['is asked for in more pieces than there are', line({ sku: kurtaLine.sku, quantity: 8 })],
];

/** Ways to pay and to send that the shop does not offer for an order, and prices that are not those of where it goes. */
const notOffered: readonly (readonly [why: string, changes: Partial<Order>])[] = [
  ['a way to pay that nobody knows', { paymentMethod: 'barter' }],
  ['cash at a door abroad', { country: 'US', shippingAddress: newYork }],
  [
    'a parcel to the United States at the prices of India',
    { shippingAddress: newYork, paymentMethod: 'paypalstandard' },
  ],
  ['a parcel to India at the prices of the United States', { country: 'US', paymentMethod: 'paypalstandard' }],
  ['a carrier that nobody knows', { carrierCode: 'pigeon', methodCode: 'post' }],
];

const parcelTo = (postcode: string): Partial<Order> => {
  const { shippingAddress } = sampleOrder(newId());
  return { shippingAddress: shippingAddress && { ...shippingAddress, postcode } };
};

/** Parcels that nobody brings, and cash that nobody takes, in the words of the shop. */
const notDelivered: readonly (readonly [message: string, changes: Partial<Order>])[] = [
  ['Nobody delivers to PIN code 744301', { ...parcelTo('744301'), paymentMethod: 'paypalstandard' }],
  ['Cash is not taken at PIN code 781001', parcelTo('781001')],
];

/** What every way to place an order does. */
export const orderGatewayRules: readonly Rule<ShopPorts>[] = [
  {
    title: 'an order gets a number and is read back',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const { number, total, redirectUrl } = answered(await orders.place(order));
      expect({ number, total, redirectUrl }).toEqual({
        number: expect.stringMatching(/^AF\d+$/),
        total: moneyOf(1_680),
        redirectUrl: null,
      });
      expect(answered(await orders.get(order.id))).toMatchObject({
        id: order.id,
        number,
        status: 'pending',
        total: moneyOf(1_680),
        lines: [
          { sku: 'RT-TE-220', name: 'Organic Cotton Tee', quantity: 1, price: moneyOf(1_680), total: moneyOf(1_680) },
        ],
        shippingTitle: 'DPD Courier',
        paymentTitle: 'Cash on delivery',
      });
    },
  },
  {
    title: 'what is paid with at the gateway is told by the title of the payment',
    async prove({ orders }) {
      const paidBy = async (change: Partial<Order>) => {
        const order = sampleOrder(newId(), { paymentMethod: 'ccavenuepay', ...change });
        answered(await orders.place(order));
        return answered(await orders.get(order.id)).paymentTitle;
      };
      expect(await paidBy({ paymentChannel: 'upi' })).toBe('UPI (CCAvenue)');
      expect(await paidBy({ paymentChannel: 'cards' })).toBe('Cards and net banking (CCAvenue)');
      expect(await paidBy({})).toBe('Cards, UPI and net banking (CCAvenue)');
      expect(await paidBy({ paymentMethod: 'paypalstandard', paymentChannel: 'upi' })).toBe('PayPal');
    },
  },
  {
    title: 'the same order id is the same order, sent one after the other or at once, whatever else it says',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const first = answered(await orders.place(order));
      const other = { ...order, lines: [line({ sku: skuOf('NO-SUCH'), quantity: 9 })], paymentMethod: 'barter' };
      const more = await Promise.all([orders.place(order), orders.place(other), orders.place(order)]);
      expect(more.map(answered)).toEqual([first, first, first]);
      const next = answered(await orders.place(sampleOrder(newId())));
      expect(next.number).not.toBe(first.number);
      expect(answered(await orders.place(order))).toEqual(first);
    },
  },
  ...missing.map(
    ([why, wanted]): Rule<ShopPorts> => ({
      title: `what ${why} is refused with 500, in words that name it, and nothing stays behind`,
      async prove(shop) {
        const order = sampleOrder(newId(), { lines: [line({}), wanted] });
        const before = await piecesOfTee(shop);
        const message = `Error while adding products. ${wanted.sku} is not available`;
        expect(await shop.orders.place(order)).toMatchObject({ kind: 'refused', code: 500, message });
        expect(await shop.orders.get(order.id)).toMatchObject(notFound);
        expect(await piecesOfTee(shop)).toBe(before);
        expect(answered(await shop.orders.place({ ...order, lines: [line({})] })).total).toBe(moneyOf(1_680));
      },
    }),
  ),
  ...notOffered.map(
    ([why, changes]): Rule<ShopPorts> => ({
      title: `${why} is refused with 400, and nothing is placed`,
      async prove({ orders }) {
        const order = sampleOrder(newId(), changes);
        expect(await orders.place(order)).toMatchObject({ kind: 'refused', code: 400 });
        expect(await orders.get(order.id)).toMatchObject(notFound);
      },
    }),
  ),
  ...notDelivered.map(
    ([message, changes]): Rule<ShopPorts> => ({
      title: `"${message}" is said with 400, and nothing is placed`,
      async prove({ orders }) {
        const order = sampleOrder(newId(), changes);
        expect(await orders.place(order)).toMatchObject({ kind: 'refused', code: 400, message });
        expect(await orders.get(order.id)).toMatchObject(notFound);
      },
    }),
  ),
  {
    title:
      'what is not sent is not paid at the door, and products need an address, whatever their lines say of their type',
    async prove({ orders, search }) {
      const { items } = answered(await search.products(searchQuery({ size: 4_000 })));
      const virtual = items.find(({ type }) => type === 'virtual');
      for (const type of ['simple', 'virtual'] as const) {
        const hour = line({ sku: virtual?.sku ?? skuOf(''), options: [], type });
        for (const refused of [{ lines: [hour] }, { lines: [line({ type })], shippingAddress: null }]) {
          const order = sampleOrder(newId(), refused);
          expect(await orders.place(order)).toMatchObject({ kind: 'refused', code: 400 });
        }
        const paid = sampleOrder(newId(), { lines: [hour], shippingAddress: null, paymentMethod: 'paypalstandard' });
        expect(await orders.place(paid)).toMatchObject({ kind: 'ok' });
      }
    },
  },
  {
    title: 'the coupon of its cart counts and the lines of the order, at the prices of the shop',
    async prove(shop) {
      const cart = answered(await shop.cart.create());
      await shop.cart.update(cart, kurtaLine);
      await shop.cart.applyCoupon(cart, 'FESTIVE10');
      const order = sampleOrder(newId(), { cartId: cart, lines: [line({ quantity: 3, price: moneyOf(1) })] });
      const { lines, total, ...sums } = await reckonedMoney(shop, [{ sku: TEE, quantity: 3 }], 10);
      expect(answered(await shop.orders.place(order)).total).toBe(total);
      expect(answered(await shop.orders.get(order.id))).toMatchObject({
        ...sums,
        total,
        lines: lines.map(({ total: of, ...line }) => ({ sku: TEE, ...line, total: of })),
      });
    },
  },
  {
    title: 'it is paid and priced where it was placed, not where the shopper is now',
    async prove(shop) {
      const order = sampleOrder(newId(), {
        country: 'US',
        currency: 'USD',
        shippingAddress: newYork,
        paymentMethod: 'paypalstandard',
      });
      shop.goTo('US');
      const { total } = await reckonedMoney(shop, [{ sku: TEE, quantity: 1 }]);
      shop.goTo('IN');
      expect(answered(await shop.orders.place(order)).total).toBe(total);
      expect(answered(await shop.orders.get(order.id))).toMatchObject({
        status: 'pending_payment',
        tax: nothing,
        total,
      });
    },
  },
];

async function piecesOfTee({ search }: ShopPorts): Promise<number> {
  const query = searchQuery({ conditions: [{ field: 'sku', kind: 'is', value: TEE }] });
  return answered(await search.products(query)).items[0]?.stock.quantity ?? Number.NaN;
}
