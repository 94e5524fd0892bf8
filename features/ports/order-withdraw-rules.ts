import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { mumbai, sampleOrder } from '#adapters/contracts/samples.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { nothing } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

const newId = () => orderIdOf(`1795168800123-${crypto.randomUUID()}`);
const berlin = { ...mumbai, country: 'DE', region: '', city: 'Berlin', postcode: '10115' };
const DAY_MS = 86_400_000;
const ofMeera = { name: 'Meera Iyer', pieces: '' };

async function orderedToBerlin({ orders }: ShopPorts) {
  const where = { country: 'DE', shippingAddress: berlin, billingAddress: berlin, paymentMethod: 'ccavenuepay' };
  const order = sampleOrder(newId(), where);
  const { number } = answered(await orders.place(order));
  return { id: order.id, number, email: order.billingAddress.email };
}

/** What every shop says to who withdraws; what was packed or has come no port can bring about. */
export const orderWithdrawRules: readonly Rule<ShopPorts>[] = [
  {
    title: 'cancels what is not packed, once, and says the same receipt to who states it again',
    async prove(ports) {
      const { id, number: order, email } = await orderedToBerlin(ports);
      const { orders } = ports;
      expect(answered(await orders.track({ order, email }))).toMatchObject({ isWithdrawable: true });
      const stated = { ...ofMeera, order, email };
      const first = answered(await orders.withdraw(stated));
      expect(first).toMatchObject({
        order,
        outcome: 'canceled',
        amount: nothing,
        returnNumber: null,
        returnAddress: [],
      });
      const days = (Date.parse(first.dueOn) - Date.parse(first.declaredAt.slice(0, 10))) / DAY_MS;
      expect([13, 14, 15]).toContain(days); // the day of the statement is one where the order went
      expect(answered(await orders.withdraw({ ...stated, name: 'Another tab' }))).toEqual(first);
      expect(answered(await orders.track({ order, email }))).toMatchObject({
        status: 'canceled',
        isWithdrawable: false,
      });
      expect(answered(await orders.get(id)).isWithdrawable ?? null).toBeNull();
    },
  },
  {
    title: 'keeps a statement that names no order of theirs, whether there is one or not, and changes nothing by it',
    async prove(ports) {
      const { number, email } = await orderedToBerlin(ports);
      const { orders } = ports;
      const strange = `${crypto.randomUUID()}@else.test`;
      const first = answered(await orders.withdraw({ ...ofMeera, order: number, email: strange }));
      const none = answered(await orders.withdraw({ ...ofMeera, order: 'AF999999999', email: strange }));
      const alike = { outcome: 'open', amount: null, returnNumber: null, dueOn: first.dueOn, excepted: [] };
      expect([first, none]).toMatchObject([alike, alike]);
      expect(answered(await orders.withdraw({ ...ofMeera, order: number, email: strange }))).toEqual(first);
      expect(answered(await orders.track({ order: number, email })).status).not.toBe('canceled');
    },
  },
  {
    title: 'leaves single pieces to somebody of the shop',
    async prove(ports) {
      const { number: order, email } = await orderedToBerlin(ports);
      const { orders } = ports;
      const some = answered(await orders.withdraw({ ...ofMeera, order, email, pieces: 'The tee' }));
      expect(some).toMatchObject({ outcome: 'open', pieces: 'The tee', amount: null });
      expect(answered(await orders.withdraw({ ...ofMeera, order, email }))).toMatchObject({ outcome: 'canceled' });
    },
  },
  {
    title: 'refuses an order that went elsewhere, and one that is canceled, in a sentence',
    async prove(ports) {
      const { orders } = ports;
      const home = sampleOrder(newId());
      const { number } = answered(await orders.place(home));
      const { email } = home.billingAddress;
      expect(await orders.withdraw({ ...ofMeera, order: number, email })).toMatchObject({
        ...{ kind: 'refused', code: 422 },
        message: `The order ${number} went to no country of the European Union`,
      });
      const away = await orderedToBerlin(ports);
      await orders.cancel({ order: away.id, email: away.email });
      expect(await orders.withdraw({ ...ofMeera, order: away.number, email: away.email })).toMatchObject({
        ...{ kind: 'refused', code: 422, message: `The order ${away.number} is canceled` },
      });
    },
  },
];
