import { expect, test } from 'vitest';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { invalidOrder } from '#adapters/memory/order-refusals.ts';
import { asha } from '#domain/session/device-for-tests.ts';
import { type Order, orderIdOf } from './order.ts';
import { cancel, markAttempted, returnToCart } from './order-transitions.ts';
import { createSendElsewhere } from './send-elsewhere.ts';
import { filledCart } from './tab-for-tests.ts';
import { throwTransition } from './throw-transition-for-tests.ts';
import { openWorldForTests } from './world-for-tests.ts';

/** A page of one store view on a device where orders of `de` and `it` wait. */
async function openWorld(change: (order: Order) => Order = (order) => order) {
  const world = openWorldForTests();
  const stores = { de: createMemoryOrderStore(), it: createMemoryOrderStore() };
  for (const [storeCode, store] of Object.entries(stores)) {
    const there = openWorldForTests({ namedStore: storeCode });
    there.connectivity.go('offline');
    await there.placeOrder();
    const [order] = await there.stored();
    if (order) await store.put(change({ ...order, id: orderIdOf(`1-${storeCode}`) }));
  }
  const sendElsewhere = createSendElsewhere({
    ...world,
    ordersElsewhere: async () => Object.entries(stores).map(([storeCode, store]) => ({ storeCode, store })),
    ownership: { present: () => null, kept: async () => null },
    refuseTransition: throwTransition,
    notify: ({ code }) => void world.told.push(code),
    tellFact: async () => undefined,
  });
  const outcomes = async () => {
    const all = await Promise.all(Object.values(stores).map((store) => store.all()));
    return all.flatMap((answer) => (answer.kind === 'ok' ? answer.value.map(({ status }) => status) : []));
  };
  return { ...world, sendElsewhere, outcomes };
}

test('row 21: what waits in other store views is sent in its own, once, and told', async () => {
  const { sendElsewhere, orderGateway, told, outcomes, sent } = await openWorld();
  await Promise.all([sendElsewhere(), sendElsewhere()]);
  await sendElsewhere();
  expect(orderGateway.placed().map(({ storeCode }) => storeCode)).toEqual(['de', 'it']);
  expect(sent()).toHaveLength(2);
  expect(await outcomes()).toEqual(['accepted', 'accepted']);
  expect(told).toContain('order-sent');
});

test('row 21: the cart at hand is none of theirs, and stays', async () => {
  const { sendElsewhere, cart, synced } = await openWorld(returnToCart);
  await sendElsewhere();
  expect(cart.get()).toEqual(filledCart);
  expect(synced).toEqual([]);
});

test('row 21: one that gets no answer, or is faulty, keeps none of the others', async () => {
  const { sendElsewhere, orderGateway, outcomes, told } = await openWorld();
  orderGateway.failNext(unreachable);
  await sendElsewhere();
  expect(await outcomes()).toEqual(['maybeReceived', 'accepted']);
  orderGateway.failNext(invalidOrder);
  await sendElsewhere();
  expect(await outcomes()).toEqual(['refused', 'accepted']);
  expect(told).toEqual(['order-sent', 'order-queue-refused']);
});

test.each([
  ['of somebody who is not here', (order: Order): Order => ({ ...order, owner: asha.id })],
  [
    'that name no such store view, as those of another shop on the host',
    (order: Order): Order => ({ ...order, storeCode: null }),
  ],
  ['that are being canceled', (order: Order) => cancel(markAttempted(order, order.createdAt), order.createdAt)],
])('orders %s are left alone', async (_what, change) => {
  const { sendElsewhere, sent, told } = await openWorld(change);
  await sendElsewhere();
  expect([sent(), told]).toEqual([[], []]);
});

test('without a network nothing is sent', async () => {
  const { sendElsewhere, connectivity, sent, outcomes } = await openWorld();
  connectivity.go('offline');
  await sendElsewhere();
  expect([sent(), await outcomes()]).toEqual([[], ['queued', 'queued']]);
});
