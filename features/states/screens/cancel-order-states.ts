import { orderIdOf } from '#domain/orders/order.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/confirmation';

/** An order that is not packed, opened by its e-mail; answers with where it is canceled. */
async function ordered(page: OpenPage): Promise<string> {
  const id = idIn(await placeOrder(page));
  page.openedOrder.update(() => ({ order: id, email: 'meera.iyer@mail.test' }));
  return `/cancel-order?orderId=${id}`;
}

async function paidBack(page: OpenPage): Promise<string> {
  const order = orderIdOf(idIn(await ordered(page)));
  const { orders } = page.api.fakes;
  orders.settle('paid');
  await orders.cancel({ order, email: 'meera.iyer@mail.test' });
  orders.payBack(order, new Date(page.clock.now()).toISOString());
  return `${address}?orderId=${order}`;
}

function idIn(at: string): string {
  return new URL(at, 'https://shop.test').searchParams.get('orderId') ?? '';
}

export const cancelOrderStates: States = {
  ready: { address, when: ordered },
  canceled: { address, when: ordered, presses: ['Cancel the order'] },
  'with-the-order': { address, when: paidBack },
  packed: {
    address,
    when: async (page) => {
      const at = await ordered(page);
      page.api.fakes.orders.pack(orderIdOf(idIn(at)));
      return at;
    },
  },
  offline: {
    address,
    when: async (page) => {
      const at = await ordered(page);
      goesOffline(page);
      return at;
    },
  },
};
