import { expect, test } from 'vitest';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Order } from './order.ts';
import { lockOf } from './order.ts';
import { createUntilNoneIsSent } from './until-none-is-sent.ts';

const orders = [{ id: '1-a' }, { id: '2-b' }] as unknown as readonly Order[];

test('who waits until no order is on its way waits for each that is being sent', async () => {
  const locks = createMemoryLocks();
  const answered = Promise.withResolvers<void>();
  void locks.runExclusive(lockOf({ id: '2-b' as Order['id'] }), () => answered.promise);
  let isOver = false;
  const waiting = createUntilNoneIsSent({ readWaiting: async () => orders, locks })().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isOver).toBe(false);
  answered.resolve();
  await waiting;
  expect(isOver).toBe(true);
});

test('orders that merely wait keep nobody', async () => {
  await createUntilNoneIsSent({ readWaiting: async () => orders, locks: createMemoryLocks() })();
});
