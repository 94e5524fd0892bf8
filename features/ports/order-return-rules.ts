import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { type OrderId, orderIdOf } from '#domain/orders/order.ts';
import type { ReturnRequest } from '#domain/orders/return-request.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

const newId = () => orderIdOf(`1795168800123-${crypto.randomUUID()}`);

function asking(order: OrderId, email: string | null): ReturnRequest {
  const pieces = [{ item: 1, quantity: 1, reason: 'too_small' }] as const;
  return { id: crypto.randomUUID(), order, email, pieces, note: '', way: 'original' };
}

/** What every shop says to who gives pieces back; what was delivered no port can bring about. */
export const orderReturnRules: readonly Rule<ShopPorts>[] = [
  {
    title: 'tells of an order that nothing is given back of, and that it can be once it has come',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const { number } = answered(await orders.place(order));
      const told = answered(await orders.track({ order: number, email: order.billingAddress.email }));
      expect(told.returns).toEqual({ until: null, asked: [] });
      expect(told.lines).toMatchObject([{ item: 1, isReturnable: true }]);
    },
  },
  {
    title: 'tells of no return to who only has the id of an order',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      await orders.place(order);
      expect(answered(await orders.get(order.id)).returns ?? null).toBeNull();
    },
  },
  {
    title: 'takes nothing back that has not come',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const { number } = answered(await orders.place(order));
      expect(await orders.giveBack(asking(order.id, order.billingAddress.email))).toMatchObject({
        kind: 'refused',
        code: 422,
        message: `The order ${number} is not delivered`,
      });
    },
  },
  {
    title: 'answers who is not its owner like who asks for no order',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      await orders.place(order);
      for (const asked of [
        asking(order.id, null),
        asking(order.id, 'somebody@else.test'),
        asking(newId(), order.billingAddress.email),
      ])
        expect(await orders.giveBack(asked)).toMatchObject({ kind: 'refused', code: 404, message: 'Order not found' });
    },
  },
];
