import { expect } from 'vitest';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import { answered } from './answered.ts';
import type { Rule } from './rule.ts';
import { KURTA_S, kurtaLine, orderLine, sampleOrder } from './samples.ts';

export type OrderWorld = {
  readonly gateway: OrderGateway;
  /** An order id nobody used before. */
  readonly newId: () => string;
  /** Prepares the shop for an order of a piece that is sold out. */
  readonly sellOut: (sku: Order['lines'][number]['sku']) => void;
};

/** What every way to place an order does. */
export const orderGatewayRules: readonly Rule<OrderWorld>[] = [
  {
    title: 'an order gets a number and is read back',
    async prove({ gateway, newId }) {
      const order = sampleOrder(newId());
      const { number, total, redirectUrl } = answered(await gateway.place(order));
      expect({ number, total, redirectUrl }).toEqual({
        number: expect.stringMatching(/^AF\d+$/),
        total: 1_680,
        redirectUrl: null,
      });
      expect(answered(await gateway.get(order.id))).toMatchObject({
        id: order.id,
        number,
        status: 'pending',
        firstName: 'Meera',
        email: 'meera.iyer@mail.test',
        total: 1_680,
        lines: [{ sku: 'RT-TE-220', pieces: 1, price: 1_680, total: 1_680 }],
        shippingAddress: { city: 'Mumbai', street: ['12B', 'Hill Road, Bandra West'] },
      });
    },
  },
  {
    title: 'the same order id is the same order, sent one after the other or at once',
    async prove({ gateway, newId }) {
      const order = sampleOrder(newId());
      const first = answered(await gateway.place(order));
      const more = await Promise.all([gateway.place(order), gateway.place(order), gateway.place(order)]);
      expect(more.map(answered)).toEqual([first, first, first]);
      const other = answered(await gateway.place(sampleOrder(newId())));
      expect(other.number).not.toBe(first.number);
      expect(answered(await gateway.place(order))).toEqual(first);
    },
  },
  {
    title: 'a piece that is sold out is refused with 500, in words that name it, and nothing is placed',
    async prove({ gateway, newId, sellOut }) {
      const order = sampleOrder(newId(), { lines: [orderLine({ ...kurtaLine, sku: KURTA_S })] });
      sellOut(KURTA_S);
      const message = expect.stringMatching(/^Error while adding products.*AJ-KS-1042-S/);
      expect(await gateway.place(order)).toMatchObject({ kind: 'refused', code: 500, message });
      expect(await gateway.get(order.id)).toMatchObject({ kind: 'refused', code: 404 });
    },
  },
  {
    title: 'an order nobody placed is refused with 404',
    async prove({ gateway, newId }) {
      expect(await gateway.get(orderIdOf(newId()))).toMatchObject({
        kind: 'refused',
        code: 404,
        message: 'Order not found',
      });
    },
  },
];
