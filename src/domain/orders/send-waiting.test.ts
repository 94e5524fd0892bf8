import { describe, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { failed, refused } from '#adapters/memory/memory-link.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import {
  createMemoryOrderGateway,
  invalidOrder,
  orderFault,
  productNotAvailable,
} from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemorySpread } from '#adapters/memory/memory-spread.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import type { NoticeCode } from '#domain/notices/notices.ts';
import { filledCart, openTabForTests } from './tab-for-tests.ts';

/** The device and the shop of Meera, and the tabs she opens on them. */
function openWorld() {
  const store = createMemoryOrderStore();
  const gateway = createMemoryOrderGateway();
  const clock = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const log = createMemoryLog();
  const cart = createMemoryCell(filledCart);
  const details = createMemoryCell(meeraDetails);
  const told: NoticeCode[] = [];
  const outside = { ids: createMemoryIds(), turns: createMemoryTurns(), spread: createMemorySpread() };
  const shared = {
    ...outside,
    store,
    gateway,
    clock,
    connectivity,
    log,
    cart,
    details,
    told,
    createCell: createMemoryCell,
  };
  const openTab = () => openTabForTests(shared);
  const stored = async () => {
    const answer = await store.all();
    return answer.kind === 'ok' ? answer.value : [];
  };
  const sent = () => gateway.calls().filter(({ verb }) => verb === 'place');
  return { ...shared, ...openTab(), openTab, stored, sent };
}

describe('the queue', () => {
  async function withWaiting(count: number) {
    const world = openWorld();
    world.connectivity.go('offline');
    for (let placed = 0; placed < count; placed += 1) {
      await world.clock.advance(1_000);
      world.cart.update((now) => ({ ...filledCart, orderedAt: now.orderedAt }));
      await world.placeOrder();
    }
    world.connectivity.go('online');
    return world;
  }

  test('sends each waiting order once, two runs at once too', async () => {
    const { sendWaiting, openTab, gateway, sent, readWaiting } = await withWaiting(3);
    await Promise.all([sendWaiting(), sendWaiting(), openTab().sendWaiting()]);
    await sendWaiting();
    expect(gateway.placed()).toHaveLength(3);
    expect(sent()).toHaveLength(3);
    expect(await readWaiting()).toEqual([]);
  });

  test('runs that are asked for meanwhile join: a failing order is tried once', async () => {
    const { sendWaiting, gateway, sent } = await withWaiting(1);
    gateway.failNext(orderFault, { times: 9 });
    await Promise.all([sendWaiting(), sendWaiting()]);
    expect(sent()).toHaveLength(1);
  });

  test('a bad order does not keep the others from being sent', async () => {
    const { sendWaiting, gateway, readWaiting } = await withWaiting(3);
    gateway.failNext(orderFault);
    await sendWaiting();
    expect(gateway.placed()).toHaveLength(2);
    expect(await readWaiting()).toHaveLength(1);
  });

  test.each([
    ['faulty', invalidOrder, 0, ['order-queue-refused']],
    ['sold out', productNotAvailable('A'), 0, ['order-queue-out-of-stock']],
    ['another fault', orderFault, 1, []],
    ['not found', refused(404, 'Not found'), 1, []],
    ['no JSON', failed('Error with response - bad content-type!'), 1, []],
  ])('%s: what waits, and what the shopper is told', async (_name, failure, waiting, words) => {
    const { sendWaiting, gateway, readWaiting, told } = await withWaiting(1);
    gateway.failNext(failure);
    await sendWaiting();
    expect(await readWaiting()).toHaveLength(waiting);
    expect(told).toEqual(words);
  });
});
