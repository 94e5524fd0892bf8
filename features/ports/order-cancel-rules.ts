import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { nothing } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

const newId = () => orderIdOf(`1795168800123-${crypto.randomUUID()}`);

/** What every shop says to who cancels an order; what was packed no port can bring about. */
export const orderCancelRules: readonly Rule<ShopPorts>[] = [
  {
    title: 'cancels an order once, however often it is asked, and says that nothing had been paid',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const { number } = answered(await orders.place(order));
      const { email } = order.billingAddress;
      expect(answered(await orders.track({ order: number, email }))).toMatchObject({
        isCancelable: true,
        cancellation: null,
      });
      const canceled = answered(await orders.cancel({ order: order.id, email }));
      expect(canceled).toMatchObject({
        ...{ number, status: 'canceled', isCancelable: false, isMasked: false },
        cancellation: { amount: nothing, refundedAt: null },
      });
      expect(answered(await orders.cancel({ order: order.id, email }))).toEqual(canceled);
    },
  },
  {
    title: 'tells who only has the id of an order that its shopper canceled it, and nothing else of it',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      await orders.place(order);
      expect(answered(await orders.get(order.id)).isCancelable ?? null).toBeNull();
      await orders.cancel({ order: order.id, email: order.billingAddress.email });
      expect(answered(await orders.get(order.id))).toMatchObject({
        status: 'canceled',
        cancellation: { amount: null, refundedAt: null },
      });
    },
  },
  {
    title: 'answers who cancels what is not theirs like who cancels no order, and cancels nothing',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      await orders.place(order);
      const { email } = order.billingAddress;
      for (const asked of [
        { order: order.id, email: null },
        { order: order.id, email: 'somebody@else.test' },
        { order: newId(), email },
      ])
        expect(await orders.cancel(asked)).toMatchObject({ kind: 'refused', code: 404, message: 'Order not found' });
      expect(answered(await orders.get(order.id))).toMatchObject({ status: 'pending' });
    },
  },
];
