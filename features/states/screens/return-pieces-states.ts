import { orderIdOf } from '#domain/orders/order.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/confirmation';
const parcel = { carrier: 'Blue Dart', number: 'BD 1234', link: null };

/** An order that came today, opened by its e-mail; answers with where its pieces are given back. */
async function orderCame(page: OpenPage): Promise<string> {
  await placeOrder(page);
  const { orders } = page.api.fakes;
  const [order] = orders.placed();
  if (!order) throw new Error('Nothing was ordered.');
  const at = new Date(page.clock.now()).toISOString();
  orders.ship(order.id, { ...parcel, shippedAt: at, deliveredAt: null });
  orders.deliver(order.id, at);
  page.openedOrder.update(() => ({ order: order.id, email: order.billingAddress.email }));
  return `/return-pieces?orderId=${order.id}`;
}

async function asks(page: OpenPage): Promise<string> {
  const at = await orderCame(page);
  const typed = { order: idIn(at), 'quantity-1': '1', 'reason-1': 'too_small' };
  page.drafts.update((now) => ({ ...now, return: typed }));
  return at;
}

/** One piece is given back already; answers with the page of the order. */
async function wasAsked(page: OpenPage): Promise<string> {
  const id = orderIdOf(idIn(await orderCame(page)));
  const { orders } = page.api.fakes;
  const [order] = orders.placed();
  const pieces = [{ item: 1, quantity: 1, reason: 'too_small' }] as const;
  const email = order?.billingAddress.email ?? null;
  await orders.giveBack({ id: 'r', order: id, email, pieces, note: '', way: 'original' });
  orders.moveReturn(id, 'received', new Date(page.clock.now()).toISOString());
  return `${address}?orderId=${id}`;
}

function idIn(at: string): string {
  return new URL(at, 'https://shop.test').searchParams.get('orderId') ?? '';
}

export const returnPiecesStates: States = {
  ready: { address, when: orderCame },
  chosen: { address, when: asks },
  problems: { address, when: orderCame, presses: ['Ask for the return'] },
  /** What was noted and what happens next stands with the order as well. */
  noted: { address, when: asks, presses: ['Ask for the return'] },
  'with-the-order': { address, when: wasAsked },
  /** Who has no more than the address is asked whose it is. */
  masked: {
    address,
    when: async (page) => {
      const at = await orderCame(page);
      page.openedOrder.update(() => ({}));
      return at;
    },
  },
  offline: {
    address,
    when: async (page) => {
      const at = await asks(page);
      goesOffline(page);
      return at;
    },
  },
  'no-order': { address: '/return-pieces' },
};
