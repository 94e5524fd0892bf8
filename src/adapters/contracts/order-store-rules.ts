import { orderIdOf } from '#domain/orders/order.ts';
import type { OrderStore } from '#domain/orders/order-store.ts';
import { type Rule, same } from './rule.ts';
import { sampleOrder } from './samples.ts';

/** Opening again is what a reload or another tab does. */
export type OrderStoreWorld = { readonly open: () => OrderStore };

const first = sampleOrder('1-a', { createdAt: '2026-11-20T10:00:00.000Z' });
const second = sampleOrder('2-b', { createdAt: '2026-11-20T10:00:05.000Z', shippingAddress: null, storeCode: 'de' });
const third = sampleOrder('0-c', { createdAt: '2026-11-21T00:00:00.000Z' });

const done = { kind: 'ok', value: undefined } as const;

export const orderStoreRules: readonly Rule<OrderStoreWorld>[] = [
  {
    title: 'an order that is not there is null',
    async prove({ open }) {
      same(await open().get(orderIdOf('9-z')), { kind: 'ok', value: null });
      same(await open().all(), { kind: 'ok', value: [] });
    },
  },
  {
    title: 'an order comes back whole, also after a reload',
    async prove({ open }) {
      same(await open().put(second), done);
      same(await open().get(second.id), { kind: 'ok', value: second });
    },
  },
  {
    title: 'orders stand in the order of their age',
    async prove({ open }) {
      const store = open();
      for (const order of [second, third, first]) await store.put(order);
      same(await open().all(), { kind: 'ok', value: [first, second, third] });
    },
  },
  {
    title: 'an order put again takes the place of the one with its id',
    async prove({ open }) {
      const store = open();
      await store.put(first);
      const sent = {
        ...first,
        isTransmitted: true,
        outcome: { kind: 'accepted', number: 'AF1', total: 1_680, paymentPage: null, isUnwanted: false },
      } as const;
      same(await store.put(sent), done);
      same(await store.all(), { kind: 'ok', value: [sent] });
    },
  },
  {
    title: 'two tabs put orders at once and none is lost',
    async prove({ open }) {
      await Promise.all([open().put(first), open().put(second), open().put(third)]);
      same(await open().all(), { kind: 'ok', value: [first, second, third] });
    },
  },
];
