import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { type Notice, type Notices, noNotices, withNotice } from '#domain/notices/notices.ts';
import { noPendingNotices, type PendingNotices } from '#domain/notices/pending-notices.ts';
import { isWaiting, type Order } from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import type { Session } from '#domain/session/session.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { createSendInBackground } from './send-in-background.ts';

const { maybeReceived, accepted, refused } = statesForTests;

type Given = {
  readonly unanswered?: number;
  /** What becomes of each order that waits. */
  readonly become?: readonly OrderState[];
  readonly automaticTransmission?: boolean;
};

async function sent({ unanswered = 0, become = [], automaticTransmission = true }: Given) {
  const steps: string[] = [];
  const kept = <T>(name: string, initial: T) => ({
    ...createMemoryCell<T>(initial),
    ...keepsNothing,
    open: async () => void steps.push(`open ${name}`),
    settled: async () => void steps.push(`keep ${name}`),
  });
  const notices = createMemoryCell<Notices>(noNotices);
  const untold = kept<PendingNotices>('untold', noPendingNotices);
  const visitor = createMemoryCell<CustomerId | null>(null);
  let orders = become.map((_, at) => ({ id: `o-${at}`, ...statesForTests.queued }) as Order);
  const notify = (notice: Notice) => notices.update((now) => withNotice(now, notice, 0));
  const send = createSendInBackground({
    session: kept<Session>('session', signedIn(pair(1), asha, 0)),
    visitor,
    cart: kept<Cart>('cart', emptyCart),
    pendingNotices: untold,
    runQueue: async () => {
      steps.push(`tasks of ${visitor.get()}`);
      return { unanswered };
    },
    sendWaiting: async () => {
      steps.push('orders');
      orders = orders.map(({ id }, at) => ({ id, ...become[at] }) as Order);
    },
    readWaiting: async () => orders.filter(isWaiting),
    orderRepository: { find: async (id) => orders.find((order) => order.id === id) ?? null },
    notices,
    notify,
    orderRules: { automaticTransmission },
    facts: { settled: async () => void steps.push('keep facts') },
  });
  const { isDone } = await send();
  return { isDone, steps, told: untold.get().map(({ code }) => code) };
}

test('rows 36 and 37: what waits is sent for whoever is signed in, and all of it is kept before the worker ends', async () => {
  const { isDone, steps, told } = await sent({ become: [accepted] });
  expect(steps).toEqual([
    'open session',
    'open cart',
    'open untold',
    'tasks of 501',
    'orders',
    'keep session',
    'keep cart',
    'keep untold',
    'keep facts',
  ]);
  expect([isDone, told]).toEqual([true, ['order-sent']]);
});

test.each<readonly [string, Given, boolean, readonly string[]]>([
  ['nothing waited', {}, true, []],
  ['a task waits on', { unanswered: 1 }, false, []],
  ['an order waits on', { become: [maybeReceived] }, false, []],
  ['one of two orders waits on', { become: [maybeReceived, accepted] }, false, ['order-sent']],
  ['as much waits of both', { unanswered: 1, become: [maybeReceived] }, false, []],
  ['the shop refused', { become: [refused] }, true, []],
  ['nobody wanted what it took', { become: [{ ...accepted, isUnwanted: true }] }, true, []],
])('where %s, it is told so to the browser, and to who comes back', async (_what, given, isDone, told) => {
  expect(await sent(given)).toMatchObject({ isDone, told });
});

test('CONF-47 orders that are sent only when asked for are left alone', async () => {
  const { isDone, steps } = await sent({ become: [accepted], automaticTransmission: false });
  expect([isDone, steps.includes('orders')]).toEqual([true, false]);
});
