import { invalidOrder } from '#adapters/memory/order-refusals.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { longNames, placeOrder } from '../meera-checks-out.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/confirmation';
const MINUTE_MS = 60_000;

async function placeOffline(page: OpenPage): Promise<string> {
  goesOffline(page);
  return placeOrder(page);
}

/** Pays on the page of a gateway, which then sends the shopper back. */
async function payElsewhere(page: OpenPage, outcome: 'paid' | 'failed' | 'unknown'): Promise<string> {
  const { orders } = page.api.fakes;
  orders.opensPaymentPage('https://pay.test/');
  await placeOrder(page);
  return orders.settle(outcome);
}

/** The gateway has told the shop, and the shopper comes to the page in another way. */
async function isPaid(page: OpenPage): Promise<string> {
  const at = await placeOrder(page);
  page.api.fakes.orders.settle('paid');
  return at;
}

/** An order by a gateway that nobody has paid yet. */
async function leavesGateway(page: OpenPage): Promise<string> {
  page.api.fakes.orders.opensPaymentPage('https://pay.test/');
  return placeOrder(page);
}

/** The answer of the shop got lost, and the order is canceled then. */
async function cancelTooLate(page: OpenPage): Promise<string> {
  const { api, around } = page;
  api.fakes.orders.loseNextAnswer();
  const at = await placeOrder(page);
  for (const order of await page.readWaiting()) await page.cancelOrder(order);
  await around.clock.advance(MINUTE_MS);
  page.notices.update(() => noNotices); // who comes to the page later
  return at;
}

/** An order of another device, of which this one has no more than the address. */
async function ordersElsewhere(page: OpenPage): Promise<string> {
  await placeOrder(page);
  const { orders } = page.api.fakes;
  const [order] = orders.placed();
  if (!order) throw new Error('Nothing was ordered.');
  const id = orderIdOf('1795168800123-elsewhere');
  await orders.place({ ...order, id });
  return `${address}?orderId=${id}`;
}

export const confirmationStates: States = {
  placed: { address, when: isPaid },
  /** The browser offers to set the shop among the apps of the device. */
  install: { address, given: ({ around }) => around.installOffer.make('agrees'), when: placeOrder },
  'long-names': { address, when: (page) => placeOrder(page, longNames) },
  /** Opened where it was not ordered, by nobody whose it is known to be. */
  masked: { address, when: ordersElsewhere },
  'masked-wrong-email': {
    address,
    when: (page) => {
      page.orderKey.update((now) => ({ ...now, email: 'tara@mail.test' }));
      return ordersElsewhere(page);
    },
    presses: ['Show all details'],
  },
  'number-copied': { address, when: isPaid, presses: ['Copy number'] },
  loading: { address, waitsFor: 'nothing' },
  /** The address names no order. */
  empty: { address },
  error: { address: `${address}?orderId=1795168800123-unknown`, given: ({ api }) => api.fakes.orders.cut() },
  paid: { address, when: (page) => payElsewhere(page, 'paid') },
  'payment-failed': { address, when: (page) => payElsewhere(page, 'failed') },
  'payment-unknown': { address, when: (page) => payElsewhere(page, 'unknown') },
  'payment-due': { address, when: leavesGateway },
  /** The shop had its reasons: the shopper does not come from a gateway. */
  canceled: {
    address,
    when: async (page) => {
      const at = await leavesGateway(page);
      page.api.fakes.orders.settle('failed');
      return at;
    },
  },
  offline: { address: `${address}?orderId=1795168800123-unknown`, when: goesOffline },
  queued: { address, when: placeOffline },
  /** Who presses without a network is told when it goes on by itself. */
  'queued-offline': { address, when: placeOffline, presses: ['Send now'] },
  /** An attempt may have reached the shop, so that the order cannot be changed any more. */
  'queued-maybe-sent': {
    address,
    when: async (page) => {
      const at = await placeOffline(page);
      page.api.fakes.orders.cut();
      page.around.connectivity.go('online');
      return at;
    },
    presses: ['Edit'],
  },
  /** Canceled with one press, while nobody knows whether an attempt has reached the shop. */
  canceling: {
    address,
    when: async (page) => {
      const at = await placeOffline(page);
      page.api.fakes.orders.cut();
      page.around.connectivity.go('online');
      return at;
    },
    presses: ['Cancel'],
  },
  /** Canceled, and the shop turned out to have it. */
  unwanted: { address, when: cancelTooLate },
  'given-up': { address, when: placeOffline, presses: ['Cancel'] },
  refused: {
    address,
    when: async (page) => {
      const at = await placeOffline(page);
      page.api.fakes.orders.failNext(invalidOrder, { verb: 'place' });
      page.around.connectivity.go('online');
      return at;
    },
  },
};
