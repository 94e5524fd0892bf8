import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createStartVisit } from './start-visit.ts';

async function startedOn(state: 'online' | 'offline', wanted = Promise.resolve()) {
  const begins = Promise.withResolvers<void>();
  const connectivity = createMemoryConnectivity(state);
  const isOnline = createMemoryCell(true);
  const steps: string[] = [];
  const taken: string[] = [];
  await createStartVisit({
    startSession: async () => void taken.push('session'),
    keptCells: [],
    isDeviceRead: createMemoryCell(false),
    isOnline,
    connectivity,
    clock: createMemoryClock(),
    backOnline: async () => void steps.push('back online'),
    clearOrdered: async () => void taken.push('ordered'),
    resumeEdits: async () => void taken.push('edits'),
    followUpOrders: async () => void taken.push('follow up'),
    noteViewed: () => void taken.push('viewed'),
    untilQueueBegins() {
      taken.push('queue');
      return wanted;
    },
    async beginQueue() {
      taken.push('begins');
      begins.resolve();
    },
    keepSearchText: () => void taken.push('search text'),
    tellOfDevice: () => void taken.push('device'),
  })();
  return { connectivity, isOnline, steps, taken, begun: begins.promise };
}

test('row 37: QUEUE-15 when the network returns, what waited is looked after', async () => {
  const { connectivity, isOnline, steps } = await startedOn('offline');
  expect([isOnline.get(), steps]).toEqual([false, []]);
  connectivity.go('online');
  expect([isOnline.get(), steps]).toEqual([true, ['back online']]);
});

test('QUEUE-16 a signal without a network triggers nothing', async () => {
  const { connectivity, isOnline, steps } = await startedOn('offline');
  connectivity.signal();
  expect([isOnline.get(), steps]).toEqual([false, []]);
});

test('CUST-04 that the device was read is known once all it kept was read', async () => {
  const isDeviceRead = createMemoryCell(false);
  const clock = createMemoryClock();
  const asked = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const started = createStartVisit({
    startSession: async () => undefined,
    keptCells: [
      {
        open: () => {
          asked.resolve();
          return reading.promise;
        },
      },
    ],
    isDeviceRead,
    isOnline: createMemoryCell(true),
    connectivity: createMemoryConnectivity('online'),
    clock,
    backOnline: async () => undefined,
    clearOrdered: async () => undefined,
    resumeEdits: async () => undefined,
    followUpOrders: async () => undefined,
    noteViewed: () => undefined,
    untilQueueBegins: async () => undefined,
    beginQueue: async () => undefined,
    keepSearchText: () => undefined,
    tellOfDevice: () => undefined,
  })();
  await asked.promise;
  await clock.advance(2_000);
  await started; // the page goes on
  expect(isDeviceRead.get()).toBe(false);
  reading.resolve();
  await clock.advance(0);
  expect(isDeviceRead.get()).toBe(true);
});

test.each([
  ['online', ['search text', 'viewed', 'queue', 'ordered', 'begins', 'edits', 'follow up']],
  ['offline', ['search text', 'viewed', 'queue', 'ordered', 'begins', 'edits']],
] as const)('%s, once the device was read, a page takes up what was left: %j', async (state, taken) => {
  expect((await startedOn(state)).taken).toEqual(['device', 'session', ...taken]);
});

test('the queue begins when it is wanted, and holds up nothing else', async () => {
  const wanted = Promise.withResolvers<void>();
  const { taken, begun } = await startedOn('online', wanted.promise);
  expect([taken.at(-1), taken.includes('begins')]).toEqual(['follow up', false]);
  wanted.resolve();
  await begun;
  expect(taken.at(-1)).toBe('begins');
});
