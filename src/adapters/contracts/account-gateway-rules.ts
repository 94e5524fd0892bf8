import { expect } from 'vitest';
import type { CustomerId } from '#domain/session/customer.ts';
import { answered } from './answered.ts';
import type { AccountWorld, CustomerShop } from './customer-shops.ts';
import type { Rule } from './rule.ts';
import { sampleOrder } from './samples.ts';

const newId = () => `1795168800123-${crypto.randomUUID()}`;

const placeAs = ({ id, orders }: CustomerShop) => orders.place(sampleOrder(newId(), { owner: id as CustomerId }));

/** What every shop has written down of its customers. */
export const accountGatewayRules: readonly Rule<AccountWorld>[] = [
  {
    title: 'SESS-54 nothing was ordered and there is no credit at first',
    async prove({ asha }) {
      expect(answered(await asha.account.orderHistory())).toEqual([]);
      expect(answered(await asha.account.storeCredit())).toEqual({ balance: 0, entries: [] });
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
        total: 1_680,
        storeCredit: 0,
        lines: [{ sku: 'RT-TE-220', parentSku: 'RT-TE-220', name: 'Organic Cotton Tee', pieces: 1, total: 1_680 }],
        shippingAddress: { city: 'Mumbai' },
        billingAddress: { city: 'Mumbai', street: ['12B', 'Hill Road, Bandra West'] },
        paymentTitle: 'Cash on delivery',
      });
      expect(new Set(orders.map(({ entityId }) => entityId)).size).toBe(2);
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
];
