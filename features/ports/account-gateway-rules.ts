import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { sampleOrder, teeLine } from '#adapters/contracts/samples.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import { type AccountWorld, type CustomerShop, PASSWORD } from './customer-shops.ts';

const newId = () => `1795168800123-${crypto.randomUUID()}`;

async function cartWithTee({ cart }: CustomerShop): Promise<CartId> {
  const id = answered(await cart.create());
  answered(await cart.update(id, teeLine));
  return id;
}

const placeAs = ({ id, orders }: CustomerShop) => orders.place(sampleOrder(newId(), { owner: id as CustomerId }));

/** What every shop has written down of its customers. */
export const accountGatewayRules: readonly Rule<AccountWorld>[] = [
  {
    title: 'SESS-54 nothing was ordered and there is no credit at first',
    async prove({ asha }) {
      expect(answered(await asha.account.orderHistory())).toEqual([]);
      expect(answered(await asha.account.storeCredit())).toEqual({ balance: nothing, entries: [] });
    },
  },
  {
    title: 'ACC-02 orders are told newest first, with their lines, addresses and totals',
    async prove({ asha }) {
      const first = answered(await placeAs(asha));
      const second = answered(await placeAs(asha));
      const orders = answered(await asha.account.orderHistory());
      expect(orders.map(({ number }) => number)).toEqual([second.number, first.number]);
      expect(orders[0]).toMatchObject({
        status: 'pending',
        total: moneyOf(1_680),
        storeCredit: nothing,
        lines: [
          { sku: 'RT-TE-220', parentSku: 'RT-TE-220', name: 'Organic Cotton Tee', quantity: 1, total: moneyOf(1_680) },
        ],
        shippingAddress: { city: 'Mumbai' },
        billingAddress: { city: 'Mumbai', street: ['12B', 'Hill Road, Bandra West'] },
        paymentTitle: 'Cash on delivery',
      });
      expect(new Set(orders.map(({ entityId }) => entityId)).size).toBe(2);
    },
  },
  {
    title: 'whose an order is, is told to its owner and to no other customer',
    async prove({ asha, ravi }) {
      const order = sampleOrder(newId(), { owner: asha.id as CustomerId });
      await asha.orders.place(order);
      expect(answered(await asha.orders.get(order.id))).toMatchObject({ isMasked: false, firstName: 'Meera' });
      expect(answered(await ravi.orders.get(order.id))).toMatchObject({ isMasked: true, firstName: '' });
    },
  },
  {
    title: 'ACC-08 who has no credit uses none',
    async prove({ asha }) {
      const cart = await cartWithTee(asha);
      const { totals, ...use } = answered(await asha.account.creditUse(cart));
      expect(use).toEqual({ isApplied: false, amount: nothing, available: nothing });
      expect(totals.grandTotal).toBe(moneyOf(1_680));
      expect(await asha.account.spendCredit(cart, true)).toMatchObject({ kind: 'refused', code: 422 });
    },
  },
  {
    title: 'CHK-09 ACC-08 credit is used as far as it goes, again and again the same, and taken off again',
    async prove({ asha }) {
      await asha.getsCredit(1_000);
      const cart = await cartWithTee(asha);
      for (const use of [await asha.account.spendCredit(cart, true), await asha.account.spendCredit(cart, true)]) {
        expect(answered(use)).toMatchObject({ isApplied: true, amount: moneyOf(1_000), available: moneyOf(1_000) });
        expect(answered(use).totals).toMatchObject({ storeCredit: moneyOf(-1_000), grandTotal: moneyOf(680) });
      }
      expect(answered(await asha.cart.totals(cart)).grandTotal).toBe(moneyOf(680));
      expect(answered(await asha.account.spendCredit(cart, false))).toMatchObject({
        isApplied: false,
        amount: nothing,
      });
      expect(answered(await asha.cart.totals(cart)).grandTotal).toBe(moneyOf(1_680));
    },
  },
  {
    title: 'ACC-08 nobody uses the credit of others',
    async prove({ asha, ravi, guest }) {
      const cart = await cartWithTee(asha);
      expect(await ravi.account.creditUse(cart)).toMatchObject({ kind: 'refused', code: 404 });
      expect(await guest.creditUse(cart)).toMatchObject({ kind: 'refused', code: 401 });
      expect(await guest.spendCredit(cart, true)).toMatchObject({ kind: 'refused', code: 401 });
    },
  },
  {
    title: 'nobody is told what others have ordered',
    async prove({ asha, ravi, guest }) {
      await placeAs(asha);
      expect(answered(await ravi.account.orderHistory())).toEqual([]);
      expect(await guest.orderHistory()).toMatchObject({ kind: 'refused', code: 401 });
      expect(await guest.storeCredit()).toMatchObject({ kind: 'refused', code: 401 });
    },
  },
  {
    title: 'what is kept of a customer is told to them, with their orders, and nothing of it to anybody else',
    async prove({ asha, ravi, guest }) {
      const { number } = answered(await placeAs(asha));
      expect(answered(await asha.account.ownData())).toMatchObject({
        profile: { email: expect.stringMatching(/^asha\./), firstname: 'Asha', lastname: 'Rao' },
        orders: [{ increment_id: number }],
        store_credit: { balance: 0 },
      });
      expect(JSON.stringify(answered(await ravi.account.ownData()))).not.toMatch(new RegExp(`asha|${number}`, 'i'));
      expect(await guest.ownData()).toMatchObject({ kind: 'refused', code: 401 });
    },
  },
  {
    title:
      'an account is deleted with its password and the credit that is known to be lost, and asked again it is the same',
    async prove({ asha, ravi, guest }) {
      await asha.getsCredit(750);
      const right = { password: PASSWORD, storeCredit: moneyOf(750) };
      const wrong = { ...right, password: 'not it at all' };
      expect(await asha.account.deleteAccount(wrong)).toMatchObject({ kind: 'refused', code: 422 });
      const other = { ...right, storeCredit: nothing };
      expect(await asha.account.deleteAccount(other)).toMatchObject({ kind: 'refused', code: 409 });
      expect(await guest.deleteAccount(right)).toMatchObject({ kind: 'refused', code: 401 });
      for (const _time of [1, 2]) expect(await asha.account.deleteAccount(right)).toEqual({ kind: 'ok', value: true });
      expect(await asha.account.orderHistory()).toMatchObject({ kind: 'refused', code: 401 });
      expect(answered(await ravi.account.orderHistory())).toEqual([]);
    },
  },
];
