import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import type { StoreAnswer } from './key-value-store.ts';
import { createResilientStore } from './resilient-store.ts';

type Told = Pick<Parameters<typeof createResilientStore>[0], 'onAttention' | 'onLate'>;

function createTestStore(
  patience = 1,
  onAttention: Told['onAttention'] = undefined,
  onLate: Told['onLate'] = undefined,
  kept = new Map<string, string>(),
) {
  const device = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  const log = createMemoryLog();
  const told = { ...(onAttention && { onAttention }), ...(onLate && { onLate }) };
  return { device, clock, log, store: createResilientStore({ store: device, clock, log, patience, ...told }) };
}

test('CACHE-05 CONF-53 one failed read and thirty failed writes end persistence, not less', async () => {
  const reading = createTestStore();
  reading.device.failNextReads(1);
  await reading.store.get('cart');
  expect(reading.store.isPersistent()).toBe(false);

  const writing = createTestStore();
  writing.device.failNextWrites(30);
  for (let write = 1; write <= 29; write += 1) await writing.store.set('cart', write);
  expect(writing.store.isPersistent()).toBe(true);
  await writing.store.set('cart', 30);
  expect(writing.store.isPersistent()).toBe(false);
});

test('CACHE-04 after one failed read the device is left alone', async () => {
  const { device, store } = createTestStore();
  device.failNextReads(1);
  await store.get('cart');
  expect(await store.set('cart', 1)).toBe(false);

  expect(store.isPersistent()).toBe(false);
  expect(await device.get('cart')).toEqual({ kind: 'ok', value: null });
});

test('CACHE-07 values set before and after persistence ended are still read', async () => {
  const { device, store } = createTestStore();
  await store.set('before', 1);
  device.failNextReads(1);
  await store.get('before');
  await store.set('after', 2);

  expect(await store.get('before')).toEqual({ kind: 'silent', value: 1 });
  expect(await store.get('after')).toEqual({ kind: 'silent', value: 2 });
  expect(await store.entries()).toEqual([
    ['before', 1],
    ['after', 2],
  ]);
});

test('CACHE-06 one store that fails leaves the others persistent', async () => {
  const broken = createTestStore();
  const sound = createTestStore();
  broken.device.failNextReads(1);
  await broken.store.get('cart');

  expect(broken.store.isPersistent()).toBe(false);
  expect(sound.store.isPersistent()).toBe(true);
});

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

test('CACHE-10 a failure is written into the log, and whoever asked has an answer', async () => {
  const { device, log, store } = createTestStore();
  device.failNextWrites(1);
  expect(await store.set('cart', 1)).toBe(false);
  device.failNextReads(1);
  expect(await store.get('cart')).toEqual({ kind: 'silent', value: null });
  expect(log.errors()).toEqual([
    'A value could not be stored: This write was to fail.',
    'A stored value could not be read: This read was to fail.',
  ]);
});

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

test('row 95: what the browser has cleared since it was read is known from what was removed', async () => {
  const kept = new Map<string, string>();
  const { store } = createTestStore(1, undefined, undefined, kept);
  await store.set('cart', 1, { tab: 1 });
  kept.delete('cart');
  expect(await store.get('cart', true)).toEqual({ kind: 'kept', value: null, marks: { tab: 1 } });
  await store.set('cart', 2, { tab: 2 });
  kept.clear();
  expect(await store.get('cart', true)).toEqual({ kind: 'kept', value: 2, marks: { tab: 2 } });
});

test('row 95: what the browser has cleared counts as kept anew when all of it is, and not before', async () => {
  const kept = new Map<string, string>();
  const { store, device, clock } = createTestStore(1, undefined, undefined, kept);
  await store.set('session', 'Asha', { tab: 1 });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  device.failNextWrites(1);
  expect(await store.get('cart')).toEqual({ kind: 'silent', value: 1 });
  await clock.advance(1_000);
  expect(await store.get('cart')).toEqual({ kind: 'kept', value: 1, marks: {} });
  expect([...kept.keys()].toSorted()).toEqual(['#mark', 'cart', 'cart#marks', 'session', 'session#marks']);
});

test('row 95: what another page has kept since the browser cleared the store is not written over', async () => {
  const kept = new Map<string, string>();
  const { store: another, device } = createTestStore(1, undefined, undefined, kept);
  const get = async (key: string) => {
    const answer = await device.get(key);
    if (key === '#mark') await another.set('session', 'Ravi', { other: 1 }); // before anything is stored anew
    return answer;
  };
  const clock = createMemoryClock();
  const store = createResilientStore({ store: { ...device, get }, clock, log: createMemoryLog() });
  await store.set('session', 'Asha', { tab: 1 });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  expect(await store.get('cart')).toMatchObject({ value: 1 });
  expect(await store.get('session', true)).toEqual({ kind: 'kept', value: 'Ravi', marks: { other: 1 } });
});

test('row 93: a mark that cannot be read is no missing one, and an answer that never comes is not waited for', async () => {
  const kept = new Map<string, string>();
  const device = createMemoryKeyValueStore(kept);
  const clock = createMemoryClock();
  let markIs: Promise<StoreAnswer<unknown>> = Promise.resolve({ kind: 'failed', reason: 'no' });
  const get = (key: string) => (key === '#mark' ? markIs : device.get(key));
  const store = createResilientStore({ store: { ...device, get }, clock, log: createMemoryLog() });
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  expect(await store.get('cart', true)).toEqual({ kind: 'silent', value: 1 });
  await clock.advance(1_000);
  markIs = new Promise(() => undefined);
  const asked = store.get('cart', true);
  await clock.advance(1_000);
  expect(await asked).toEqual({ kind: 'silent', value: 1 });
});

test.each(['"x"', '[]', '{"tab":"2"}', 'null', '{"tab":1.5}'])(
  'marks that cannot be read are none: %s',
  async (text) => {
    const { store } = createTestStore(
      1,
      undefined,
      undefined,
      new Map([
        ['cart', '1'],
        ['cart#marks', text],
      ]),
    );
    expect(await store.get('cart', true)).toEqual({ kind: 'kept', value: 1, marks: {} });
  },
);

test('CACHE-07 what was removed is not remembered either', async () => {
  const { device, store } = createTestStore();
  await store.set('cart', 1);
  await store.remove('cart');
  device.failNextReads(1);
  expect(await store.get('cart')).toEqual({ kind: 'silent', value: null });
});

test('CACHE-10 a device that is left alone after a failure is not logged again, and a failed read of all is', async () => {
  const { device, log, store } = createTestStore();
  await store.set('cart', 1);
  device.failNextReads(1);
  expect(await store.entries()).toEqual([['cart', 1]]);
  expect([await store.get('cart'), await store.entries()]).toEqual([{ kind: 'silent', value: 1 }, [['cart', 1]]]);
  expect(log.errors()).toEqual(['A stored value could not be read: This read was to fail.']);
});

test('row 95: that the browser has cleared the store is logged, and nothing where it has not', async () => {
  const kept = new Map<string, string>();
  const { store, log } = createTestStore(1, undefined, undefined, kept);
  await store.set('cart', 1, { tab: 1 });
  await store.set('session', 'Asha', { tab: 1 });
  kept.delete('cart'); // another page has removed it
  expect(await store.get('cart')).toMatchObject({ value: null });
  expect(log.errors()).toEqual([]);
  await store.set('cart', 1, { tab: 1 });
  kept.clear();
  await store.get('cart');
  expect(log.errors()).toEqual(['What was stored has been cleared, and is stored anew.']);
});
