import { orderIdOf } from '#domain/orders/order.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { sendsTo, shopsFrom } from '../places.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/withdraw';
const given = shopsFrom('de');
const GO_ON = 'Continue to confirmation';
const CONFIRM = 'Confirm withdrawal';
const email = 'meera.iyer@mail.test';
const typed = { name: 'Meera Iyer', order: 'AF000070001', email };

/** What is typed of an order that went to Berlin and is not packed. */
async function states(page: OpenPage, changes: Readonly<Record<string, string>> = {}): Promise<string> {
  await placeOrder(page, sendsTo('de'));
  page.drafts.update((now) => ({ ...now, withdrawal: { ...typed, ...changes } }));
  return address;
}

/** The same once it has come. */
async function cameBefore(page: OpenPage): Promise<string> {
  const at = await states(page);
  arrives(page);
  return at;
}

function arrives(page: OpenPage): void {
  const { orders } = page.api.fakes;
  const now = new Date(page.clock.now()).toISOString();
  const [order] = orders.placed();
  if (!order) throw new Error('Nothing was ordered.');
  orders.settle('paid');
  orders.ship(order.id, { carrier: 'DPD', number: '1', link: null, shippedAt: now, deliveredAt: null });
  orders.deliver(order.id, now);
}

export const withdrawStates: States = {
  empty: { address, given },
  problems: { address, given, presses: [GO_ON] },
  /** What is declared and what follows, before it is confirmed. */
  review: { address, given, when: (page) => states(page), presses: [GO_ON] },
  canceled: { address, given, when: (page) => states(page), presses: [GO_ON, CONFIRM] },
  returning: { address, given, when: cameBefore, presses: [GO_ON, CONFIRM] },
  printed: { address, given, when: cameBefore, presses: [GO_ON, CONFIRM], isOnPaper: true },
  'single-pieces': {
    address,
    given,
    when: (page) => states(page, { pieces: 'The tee in indigo, size M.\nNot the kurta.' }),
    presses: [GO_ON, CONFIRM],
  },
  unknown: { address, given, when: (page) => states(page, { order: 'AF999999999' }), presses: [GO_ON, CONFIRM] },
  refused: {
    address,
    given,
    when: async (page) => {
      const at = await states(page);
      const [order] = page.api.fakes.orders.placed();
      await page.api.fakes.orders.cancel({ order: orderIdOf(order?.id ?? ''), email });
      return at;
    },
    presses: [GO_ON, CONFIRM],
  },
  offline: {
    address,
    given,
    when: async (page) => {
      const at = await states(page);
      goesOffline(page);
      return at;
    },
    presses: [GO_ON, CONFIRM],
  },
  /** The page of the order leads there. */
  'with-the-order': {
    address: '/confirmation',
    given,
    when: async (page) => {
      const at = await placeOrder(page, sendsTo('de'));
      arrives(page);
      const order = new URL(at, 'https://shop.test').searchParams.get('orderId') ?? '';
      page.openedOrder.update(() => ({ order, email }));
      return at;
    },
  },
};
