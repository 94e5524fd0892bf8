import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

/** An order id nobody used before. */
const newId = () => `1795168800123-${crypto.randomUUID()}`;
const notFound = { kind: 'refused', code: 404, message: 'Order not found' };

/** What is told of an address whose people are not. */
const addressIn = (country: string) => ({
  ...{ country, region: '', street: [], postcode: '', city: '' },
  ...{ firstName: '', lastName: '', email: '', phone: '' },
});

/** What every way to look an order up tells, and to whom. */
export const orderLookupRules: readonly Rule<ShopPorts>[] = [
  {
    title: 'whoever only has the id of an order is told how it stands, and nothing of who ordered',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      await orders.place(order);
      const masked = answered(await orders.get(order.id));
      expect(masked).toMatchObject({ isMasked: true, firstName: '', email: '' });
      expect(masked.shippingAddress).toEqual(addressIn('IN'));
      expect(masked.billingAddress).toEqual(addressIn('IN'));
      expect(JSON.stringify(masked)).not.toMatch(/Meera|Iyer|Hill Road|Mumbai|98200|@/);
    },
  },
  {
    title: 'whoever names an order and its e-mail is told all of it, however they write them',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const { number } = answered(await orders.place(order));
      for (const named of [number, number.toLowerCase(), order.id]) {
        for (const email of ['meera.iyer@mail.test', 'Meera.Iyer@MAIL.test']) {
          expect(answered(await orders.track({ order: named, email }))).toMatchObject({
            id: order.id,
            number,
            isMasked: false,
            firstName: 'Meera',
            email: 'meera.iyer@mail.test',
            shippingAddress: { city: 'Mumbai', street: ['12B', 'Hill Road, Bandra West'] },
          });
        }
      }
    },
  },
  {
    title: 'an unknown order and a wrong e-mail are refused alike, with 404',
    async prove({ orders }) {
      const order = sampleOrder(newId());
      const { number } = answered(await orders.place(order));
      for (const key of [
        { order: 'AF999999999', email: 'meera.iyer@mail.test' },
        { order: newId(), email: 'meera.iyer@mail.test' },
        { order: number, email: 'somebody.else@mail.test' },
        { order: order.id, email: 'somebody.else@mail.test' },
      ]) {
        expect(await orders.track(key)).toMatchObject(notFound);
      }
    },
  },
  {
    title: 'an order nobody placed is refused with 404',
    async prove({ orders }) {
      expect(await orders.get(orderIdOf(newId()))).toMatchObject(notFound);
    },
  },
];
