import { expect, test } from 'vitest';
import { createTestStore } from './resilient-store-for-tests.ts';

test('row 93: after a failure the device is tried again, after pauses that grow', async () => {
  const { device, clock, store } = createTestStore();
  const began = clock.now();
  const tries: number[] = [];
  store.onReturn(() => {
    tries.push(clock.now() - began);
    void store.get('cart');
  });
  device.failNextReads(4);
  await store.get('cart');
  await clock.advance(10_000);
  expect(tries.slice(0, 4)).toEqual([50, 150, 350, 750]);
  expect(store.isPersistent()).toBe(true);
  expect(await store.set('cart', 1)).toBe(true);
});

test('row 94: a device that reads and takes nothing is not asked to take it all the time', async () => {
  const { device, clock, store } = createTestStore();
  device.failNextWrites(1_000);
  let tries = 0;
  store.onReturn(() => {
    tries += 1;
    void store.get('cart').then(() => store.set('cart', 1));
  });
  await store.set('cart', 1);
  await clock.advance(60_000);
  expect(tries).toBeLessThan(20);
});

test('row 93: a page that is looked at again, or about to go, tries at once what has failed', async () => {
  let look = (): void => undefined;
  const { device, store } = createTestStore(1, (listener) => {
    look = listener;
  });
  let returns = 0;
  store.onReturn(() => {
    returns += 1;
  });
  look();
  expect(returns).toBe(0);
  device.failNextReads(1);
  await store.get('cart');
  look();
  expect([returns, store.isPersistent()]).toEqual([1, true]);
});

test('row 94: a device that refuses three times in a row is not waited for, and a slow one always is', async () => {
  const refusing = createTestStore();
  refusing.device.failNextReads(3);
  refusing.store.onReturn(() => void refusing.store.get('cart'));
  await refusing.store.get('cart');
  await refusing.clock.advance(50);
  expect(refusing.store.refuses('reads')).toBe(false);
  await refusing.clock.advance(100);
  expect(refusing.store.refuses('reads')).toBe(true);
  await refusing.clock.advance(200);
  expect(refusing.store.refuses('reads')).toBe(false);

  const slow = createTestStore();
  slow.device.hold();
  slow.store.onReturn(() => void slow.store.get('cart'));
  void slow.store.get('cart');
  await slow.clock.advance(60_000);
  expect(slow.store.refuses('reads')).toBe(false);
});
