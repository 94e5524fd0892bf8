import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { type Order, orderIdOf } from './order.ts';
import { createOrderRepository } from './order-repository.ts';
import { takeBack } from './order-transitions.ts';
import { createRefuseTransition } from './refuse-transition.ts';
import { statesForTests } from './states-for-tests.ts';
import { throwTransition } from './throw-transition-for-tests.ts';

const AT = '2026-11-20T11:00:00.000Z';
const taken = { id: orderIdOf('1-a'), createdAt: AT, owner: null, ...statesForTests.accepted } as unknown as Order;

function openDevice() {
  const shared = { orderStore: createMemoryOrderStore(), locks: createMemoryLocks(), log: createMemoryLog() };
  return { ...shared, ownership: { present: () => null } };
}

test('an order that cannot change so stays as it is, and whoever runs the shop reads of it', async () => {
  const device = openDevice();
  const orderRepository = createOrderRepository({ ...device, refuseTransition: createRefuseTransition(device) });
  await orderRepository.keep(taken);
  const changed = await orderRepository.change(taken, (now) => takeBack(now, AT));
  expect(changed).toEqual({ before: taken, order: taken, isKept: true, isOnDevice: true });
  expect(await orderRepository.find(taken.id)).toEqual(taken);
  expect(device.log.errors()).toEqual(['An order was not changed: an order that is accepted has no takeBack.']);
});

test('a test in which that happens fails', async () => {
  const orderRepository = createOrderRepository({ ...openDevice(), refuseTransition: throwTransition });
  await expect(orderRepository.change(taken, (now) => takeBack(now, AT))).rejects.toThrow('has no takeBack');
});

test("what else goes wrong with a change is nobody's to swallow", async () => {
  const device = openDevice();
  const orderRepository = createOrderRepository({ ...device, refuseTransition: createRefuseTransition(device) });
  const fails = () => {
    throw new TypeError('no such field');
  };
  await expect(orderRepository.change(taken, fails)).rejects.toThrow('no such field');
});
