import { expect, test } from 'vitest';
import { createTestStore } from './resilient-store-for-tests.ts';

test.each([
  ['CACHE-08 CONF-53 a value', 800, (store: ReturnType<typeof createTestStore>['store']) => store.get('cart')],
  ['CACHE-09 CONF-53 all values', 2_000, (store: ReturnType<typeof createTestStore>['store']) => store.entries()],
] as const)('%s that does not come in %i ms makes the connection anew, and not before', async (_what, limit, ask) => {
  const { device, clock, store } = createTestStore();
  device.hang();
  const asked = ask(store);

  await clock.advance(limit - 1);
  expect(device.reconnections()).toBe(0);
  await clock.advance(1);
  await asked;
  expect(device.reconnections()).toBe(1);
});

test('where devices are known to be slow they are given as many times the time', async () => {
  const { device, clock, store } = createTestStore(3);
  device.hang();
  const asked = store.get('cart');

  await clock.advance(2_399);
  expect(device.reconnections()).toBe(0);
  await clock.advance(1);
  await asked;
  expect(device.reconnections()).toBe(1);
});

test('CACHE-08 a device that does not answer in time counts as one that failed, and memory answers', async () => {
  const { device, clock, store } = createTestStore();
  await store.set('cart', 1);
  device.hang();
  const asked = store.get('cart');
  await clock.advance(800);
  expect(await asked).toEqual({ kind: 'silent', value: 1 });
  expect(store.isPersistent()).toBe(false);
});

test('CACHE-08 row 91: of what is kept nothing is deleted because the device was slow', async () => {
  const { device, clock, store } = createTestStore();
  await store.set('cart', 1);
  await store.set('user', 2);
  device.hang();
  const asked = store.get('cart');
  await clock.advance(800);
  await asked;
  expect(await device.entries()).toEqual({
    kind: 'ok',
    value: [
      ['cart', 1],
      ['user', 2],
    ],
  });
});

test('row 91: CACHE-08 a late answer is still one: the device counts as back with it', async () => {
  const { device, clock, store } = createTestStore();
  let returns = 0;
  device.hold();
  const asked = store.get('cart');
  await clock.advance(800);
  await asked;
  store.onReturn(() => {
    returns += 1;
  });
  device.letGo();
  await clock.advance(0);
  expect([returns, store.isPersistent()]).toEqual([1, true]);
});

test('row 91: who waits for a device that is late twice in a row hears of it, and when it answers', async () => {
  const heard: boolean[] = [];
  const { device, clock, store } = createTestStore(1, undefined, (isLate) => void heard.push(isLate));
  store.onReturn(() => void store.get('cart'));
  device.hold();
  void store.get('cart');
  await clock.advance(1_649);
  expect(heard).toEqual([]);
  await clock.advance(1);
  expect(heard).toEqual([true]);
  device.letGo();
  await clock.advance(0);
  expect(heard).toEqual([true, false]);
});
