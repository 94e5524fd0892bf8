import { expect, test } from 'vitest';
import { asha, pair, ravi } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession } from '#domain/session/session.ts';
import { named, openQueue, subscribeAs } from './queue-world-for-tests.ts';

/** Answers and waiting tasks of Asha, of a guest, and of Ravi. */
async function filledQueue() {
  const queue = openQueue();
  const { session, connectivity, sendTask } = queue;
  const people = { guest: guestSession, ravi: signedIn(pair(2), ravi, 0), asha: signedIn(pair(1), asha, 0) };
  for (const [prefix, connection] of [
    ['answered.', 'online'],
    ['', 'offline'],
  ] as const) {
    connectivity.go(connection);
    for (const [name, now] of Object.entries(people)) {
      session.update(() => now);
      await sendTask(subscribeAs(`${prefix}${name}@mail.test`));
    }
  }
  const { queueTask } = queue;
  await queueTask(named('Menon'));
  return { ...queue, left: () => queue.tasks().map(({ subject }) => subject?.split(':')[1]) };
}

test('QUEUE-43 clearing removes the tasks that are not transmitted, and no others, and counts them', async () => {
  const { clearWaiting, droppedTasks, left, tasks } = await filledQueue();
  await clearWaiting(asha.id);
  expect(droppedTasks.get()).toBe(3);
  expect(left()).toEqual([
    'answered.guest@mail.test',
    'answered.ravi@mail.test',
    'answered.asha@mail.test',
    'ravi@mail.test', // it waits for its owner
  ]);
  expect(tasks().filter(({ isTransmitted }) => !isTransmitted)).toMatchObject([{ world: { owner: ravi.id } }]);
});

test('who leaves takes everything along, and what was not sent is counted', async () => {
  const { dropTasks, droppedTasks, left } = await filledQueue();
  await dropTasks(asha.id);
  expect(droppedTasks.get()).toBe(2);
  expect(left()).toEqual(['answered.ravi@mail.test', 'guest@mail.test', 'ravi@mail.test']);
});

test('QUEUE-43 two tabs that clear at once count each task once', async () => {
  const { clearWaiting, droppedTasks, openTab } = await filledQueue();
  await Promise.all([clearWaiting(asha.id), openTab().clearWaiting(asha.id)]);
  expect(droppedTasks.get()).toBe(3);
});

test('the count is on the device before the first task is gone', async () => {
  const { clearWaiting, droppedTasks, tasks } = await filledQueue();
  const written = Promise.withResolvers<undefined>();
  droppedTasks.settled = () => written.promise;
  const before = tasks().length;
  const cleared = clearWaiting(asha.id);
  await expect.poll(() => droppedTasks.get()).toBe(3);
  expect(tasks()).toHaveLength(before);
  written.resolve(undefined);
  await cleared;
  expect(tasks()).toHaveLength(before - 3);
});

test('what is on its way when it is cleared is not told of, and does not come back', async () => {
  const { queueTask, runQueue, clearWaiting, connectivity, shop, raised, tasks } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = async () => {
    await clearWaiting(asha.id);
    return { kind: 'ok', value: asha };
  };
  await runQueue();
  expect([tasks(), raised]).toEqual([[], []]);
});

test('a task that cannot be removed is not counted', async () => {
  const { queueTask, clearWaiting, droppedTasks, store, tasks } = openQueue();
  await queueTask(named('Menon'));
  store.failNextWrites(1);
  await clearWaiting(asha.id);
  expect([droppedTasks.get(), tasks().length]).toEqual([0, 1]);
});
